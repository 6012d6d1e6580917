import { fontCss } from '@kermesse/ui/fonts';
import { createTheme, themeCss, type BrandColors } from '@kermesse/ui/theme';
import { firstScreenCss } from '../loader/first-screen.ts';

interface BrandStyle {
  css: string;
  /** The page's background colour in each scheme, for the browser's own toolbars (`theme-color`). */
  background: { light: string; dark: string };
}

/** The cached styles by brand. A site has one brand and rarely changes it. */
const cache = new Map<string, BrandStyle>();
const maximumEntries = 20;

/** Returns the style sheet of a brand's theme and of the fonts, for the page's one inline style element. */
export function brandStyle(colors: BrandColors): BrandStyle {
  const key = `${colors.primary} ${colors.secondary} ${colors.accent}`;
  const known = cache.get(key);
  if (known) return known;
  const theme = createTheme(colors);
  const { light, dark } = theme.schemes;
  const style = {
    css: fontCss + themeCss(theme) + firstScreenCss,
    background: { light: light.page.page, dark: dark.page.page },
  };
  if (cache.size >= maximumEntries) cache.clear();
  cache.set(key, style);
  return style;
}

/**
 * The exact texts of the styles that libraries insert in the browser, so that the content security policy can list
 * their hashes: styled-components' empty element (which it fills through the CSSOM) and React Aria's press style.
 */
export const insertedStyles = [
  '',
  `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
`.trim(),
];
