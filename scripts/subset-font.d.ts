/** The part of subset-font that we use; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    charactersToKeep: string,
    options: { targetFormat: 'woff2' } & Record<string, unknown>,
  ): Promise<Buffer>;
}
