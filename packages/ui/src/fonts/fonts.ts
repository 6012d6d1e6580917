import { faces, fallbackFaces } from './fonts.generated.ts';

/**
 * Every `@font-face` rule of the site: the cut fonts by range, and local fallbacks whose size and line metrics are
 * stretched to the fonts' own, so that nothing moves when these arrive. Families are named in the `--serif` and
 * `--sans` tokens.
 */
export const fontCss: string = [
  ...faces.map(
    ({ family, style, weight, file, range }) =>
      `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;` +
      `src:url(/fonts/${file}) format('woff2');unicode-range:${range}}`,
  ),
  ...fallbackFaces.map(
    ({ family, style, locals, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:'${family}';font-style:${style};src:${locals.map((name) => `local('${name}')`).join(',')};` +
      `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ),
].join('\n');

/** What to preload (`<link rel="preload" as="font" type="font/woff2" crossorigin>`), in order of need. */
export const fontPreloads: { href: string }[] = faces
  .filter((face) => face.preload)
  .map(({ file }) => ({ href: `/fonts/${file}` }));
