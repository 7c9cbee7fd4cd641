declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes: Record<string, { min: number; max: number } | number>;
  }
  /** The font with only the glyphs the text needs. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
