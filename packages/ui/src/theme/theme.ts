import { contrast, toHex, toOklch, type Oklch } from './color.ts';
import { backgroundFrom, schemes, tones, type Background, type Scheme, type Tone } from './background.ts';
import { paletteOn, type Shared } from './roles/palette.ts';
import { rolesOn, type Roles } from './roles/roles.ts';

export { contrast, nearestColor, toOklch } from './color.ts';
export type { Oklch } from './color.ts';
export { schemes, tones } from './background.ts';
export type { Scheme, Tone } from './background.ts';
export { themeCss } from './theme-css.ts';
export { colorRoles, contrastPairs, shadowRoles } from './roles/roles.ts';
export type { ColorRole, ContrastPair, Role, Roles } from './roles/roles.ts';

/** The three brand colours that editors choose, as CSS hex. */
export interface BrandColors {
  primary: string;
  secondary: string;
  accent: string;
}

/** A theme: the brand, and a CSS colour for each role, by scheme and tone. */
export interface Theme {
  brand: BrandColors;
  schemes: Record<Scheme, Record<Tone, Roles>>;
}

/** The default brand: midnight blue, gold and white. */
export const defaultBrand: BrandColors = { primary: '#1a1a40', secondary: '#DFBD69', accent: '#FFFFFF' };

/**
 * Returns the hue and chroma of tinted paper: those of the secondary colour, shifted by the accent when it is coloured.
 */
function paperTint(secondary: Oklch, accent: Oklch): Oklch {
  const [s, a] = [secondary, accent].map(({ c, h }) => ({
    x: c * Math.cos((h * Math.PI) / 180),
    y: c * Math.sin((h * Math.PI) / 180),
  }));
  const x = (s?.x ?? 0) + 0.8 * (a?.x ?? 0);
  const y = (s?.y ?? 0) + 0.8 * (a?.y ?? 0);
  return { l: 1, c: Math.min(0.13, Math.hypot(x, y)), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

const withMaxChroma = (color: Oklch, l: number, c: number): Oklch => ({ l, c: Math.min(color.c, c), h: color.h });

/** Returns the second dark colour: the primary colour shifted in lightness and hue. */
const deepOf = ({ l, c, h }: Oklch): Oklch => ({
  l: l < 0.42 ? l + 0.108 : l - 0.12,
  c: Math.min(c * 1.34, 0.18),
  h: (h + 346) % 360,
});

/**
 * Creates all colours of the site from three.
 *
 * Every contrast in `contrastPairs` holds for every tone in both schemes, for any input: the editor's colours are kept
 * when they are readable, and changed in lightness when they are not.
 * @throws {RangeError} when a colour is not a hex colour
 */
export function createTheme(brand: BrandColors): Theme {
  const primary = toOklch(brand.primary);
  const secondary = toOklch(brand.secondary);
  const accent = toOklch(brand.accent);
  const warm = paperTint(secondary, accent);
  const tint = (l: number, share: number): Oklch => ({ l, c: warm.c * share, h: warm.h });
  const paper = (l: number, share: number, surface: Oklch, sunk: Oklch): Background => ({
    polarity: 'light',
    base: tint(l, share),
    page: toHex(tint(l, share)),
    surface: toHex(surface),
    raised: toHex(surface),
    sunk: toHex(sunk),
  });
  const white: Oklch = { l: Math.max(accent.l, 0.985), c: Math.min(accent.c, 0.01), h: accent.h };
  const night = withMaxChroma(primary, 0.218, 0.072);
  const deep = deepOf(primary);
  const brandBackground = backgroundFrom(primary);
  const deepBackground = backgroundFrom(deep);

  const shared: Shared = {
    darkInk: withMaxChroma(primary, Math.min(primary.l, 0.242), 0.08),
    lightInk: tint(0.955, 0.17),
    warm,
    tint,
    primary,
    secondary,
    deep,
    cloth: brandBackground,
  };

  const dim = (color: Oklch): Oklch => (color.l < 0.3 ? { ...color, l: color.l * 0.76 } : color);
  const backgrounds: Record<Scheme, Record<Tone, Background>> = {
    light: {
      page: paper(0.979, 0.1, white, tint(0.944, 0.22)),
      brand: brandBackground,
      highlight: backgroundFrom(secondary),
      paper: paper(0.994, 0.07, { ...white, l: 1, c: 0 }, tint(0.958, 0.17)),
      deep: deepBackground,
    },
    dark: {
      page: backgroundFrom(night),
      brand: backgroundFrom(dim(primary)),
      highlight: backgroundFrom(secondary),
      paper: paper(0.949, 0.2, tint(0.97, 0.14), tint(0.92, 0.26)),
      deep: deepBackground,
    },
  };

  const build = (scheme: Scheme, tone: Tone): Roles => {
    // On paper, actions have the primary colour and decoration the secondary. On the primary colour, the secondary has
    // both tasks, and vice versa. When the colour for actions has too little contrast with the background and the other
    // one has enough, they swap.
    const background = backgrounds[scheme][tone];
    const isVisible = (color: Oklch): boolean => contrast(toHex(color), background.page) >= 3;
    const better = (first: Oklch, second: Oklch): Oklch => (!isVisible(first) && isVisible(second) ? second : first);
    const onPrimary = tone === 'brand' || tone === 'deep' || (tone === 'page' && scheme === 'dark');
    const main = onPrimary ? better(secondary, primary) : better(primary, secondary);
    const shine = tone === 'highlight' ? primary : onPrimary ? main : secondary;
    return rolesOn(paletteOn(background, main, shine, shared, scheme));
  };
  const byTone = (scheme: Scheme): Record<Tone, Roles> =>
    Object.fromEntries(tones.map((tone) => [tone, build(scheme, tone)])) as Record<Tone, Roles>;
  return { brand, schemes: Object.fromEntries(schemes.map((scheme) => [scheme, byTone(scheme)])) as Theme['schemes'] };
}
