import { createTheme, toOklch, type BrandColors, type Scheme } from '@kermesse/ui/theme';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

const serif = "'Playfair', Georgia, serif";
const sans = "'Ysabeau Office', 'Segoe UI', sans-serif";

/** Returns the site's logo, as in its header, in the colours of its background. */
const logo = (gold: string) =>
  `<span style="position:relative;display:inline-block;padding-top:9px;font:400 27px/1.15 ${serif.replaceAll("'", '')};letter-spacing:-.02em">Kermesse` +
  '<svg viewBox="0 0 100 13" preserveAspectRatio="none" aria-hidden="true" style="position:absolute;left:.66em;top:0;width:calc(100% - .7em);height:12px;overflow:visible">' +
  '<path d="M0 2Q50 16 100 1" fill="none" stroke="currentColor" opacity=".7" vector-effect="non-scaling-stroke"/>' +
  `<path d="M12 6.4h.01M31 9.6h.01M50 10.6h.01M69 9.3h.01M88 5.7h.01" fill="none" stroke="${gold}" stroke-width="4.4" stroke-linecap="round" vector-effect="non-scaling-stroke"/>` +
  '</svg></span>';

/**
 * Returns the theme of Storybook's own interface in a brand's colours. The manager has the brand's background, docs
 * pages have the page's.
 */
export function chromeTheme(brand: BrandColors, scheme: Scheme, place: 'manager' | 'docs'): ThemeVars {
  const tones = createTheme(brand).schemes[scheme];
  const roles = place === 'manager' ? tones.brand : tones.page;
  return create({
    base: toOklch(roles.page).l > toOklch(roles.ink).l ? 'light' : 'dark',
    brandTitle: logo(roles.highlight),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: sans,
    fontCode: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
    colorPrimary: roles.highlight,
    colorSecondary: roles['highlight-text'],
    appBg: place === 'manager' ? roles.sunk : roles.page,
    appContentBg: place === 'manager' ? roles.page : roles.surface,
    appPreviewBg: tones.page.page,
    appBorderColor: roles.line,
    appBorderRadius: 2,
    textColor: roles.ink,
    textInverseColor: roles.page,
    textMutedColor: roles['ink-soft'],
    barBg: roles.page,
    barTextColor: roles['ink-soft'],
    barHoverColor: roles['highlight-text'],
    barSelectedColor: roles['highlight-text'],
    buttonBg: roles.raised,
    buttonBorder: roles.control,
    booleanBg: roles.sunk,
    booleanSelectedBg: roles.raised,
    inputBg: roles.surface,
    inputBorder: roles.control,
    inputTextColor: roles.ink,
    inputBorderRadius: 2,
  });
}
