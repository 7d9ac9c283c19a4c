/** The part of subset-font that we use; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** The characters to keep. */
    text: string,
    options?: {
      targetFormat?: 'woff2';
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
