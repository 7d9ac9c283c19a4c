/** The part of subset-font that we use; the package brings no types. */
declare module 'subset-font' {
  const subsetFont: (font: Buffer, characters: string, options: object) => Promise<Buffer>;
  export default subsetFont;
}
