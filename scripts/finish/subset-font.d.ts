/** The part of subset-font that this project uses. The package has no types. */
declare module 'subset-font' {
  const subsetFont: (font: Buffer, characters: string, options: object) => Promise<Buffer>;
  export default subsetFont;
}
