/** Declares the parts of two untyped packages that `scripts/assets/build-fonts.ts` uses. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    characterSet: number[];
    glyphForCodePoint(codePoint: number): { id: number };
    layout(text: string): { advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}
