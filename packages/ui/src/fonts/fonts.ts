import { faces, fallbackFaces } from './fonts.generated.ts';

/** Prints a descriptor of a font face, unless it has its initial value. */
const descriptor = (name: string, value: string): string => (value === 'normal' ? '' : `${name}:${value};`);

/**
 * Every `@font-face` rule of the site: the subset fonts by range, and local fallbacks with the same size and line
 * metrics, so that the layout does not shift when the fonts arrive. The `--serif` and `--sans` tokens name the
 * families.
 */
export const fontCss: string = [
  ...faces.map(
    ({ family, style, weight, file, range }) =>
      `@font-face{font-family:'${family}';${descriptor('font-style', style)}font-weight:${weight};font-display:swap;` +
      `src:url(/fonts/${file});unicode-range:${range}}`,
  ),
  ...fallbackFaces.map(
    ({ family, style, weight, locals, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:'${family}';${descriptor('font-style', style)}${descriptor('font-weight', weight)}` +
      `src:${locals.map((name) => `local('${name}')`).join(',')};` +
      `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ),
].join('');

/** The fonts to preload (`<link rel="preload" as="font" type="font/woff2" crossorigin>`), most important first. */
export const fontPreloads: { href: string }[] = faces
  .filter((face) => face.preload)
  .map(({ file }) => ({ href: `/fonts/${file}` }));
