import { contrast, ensureContrast, mix, toHex, toOklch, type Oklch } from '../color.ts';
import { planesOf, type Background, type Scheme } from '../background.ts';

/** The values that all tones of a theme share. */
export interface Shared {
  darkInk: Oklch;
  lightInk: Oklch;
  warm: Oklch;
  /** Returns tinted paper of a lightness, with a share of the warm colour's chroma. */
  tint: (l: number, share: number) => Oklch;
  primary: Oklch;
  secondary: Oklch;
  /** The second dark colour, derived from the primary colour. */
  deep: Oklch;
  /** The background of the wax pattern. */
  cloth: Background;
}

/** A fill colour with its text colour and its hover colour. */
interface Fill {
  fill: string;
  text: string;
  hover: string;
}

/**
 * Returns a fill with at least the contrast `ratio` to the backgrounds, and a text colour that is readable on the fill
 * and on its hover colour.
 */
function fillFrom(
  seed: Oklch,
  backgrounds: string[],
  ratio: number,
  towards: 'light' | 'dark',
  light: string,
  dark: string,
): Fill {
  let fill = ensureContrast(seed, backgrounds, ratio, towards);
  let text = contrast(light, fill) >= 4.5 ? light : dark;
  if (contrast(text, fill) < 4.5) {
    text = towards === 'dark' ? light : dark;
    fill = ensureContrast(toOklch(fill), [text], 4.5, towards);
    if (contrast(text, fill) < 4.5) text = towards === 'dark' ? '#ffffff' : '#000000';
  }
  const own = toOklch(fill);
  const step = own.l > 0.7 ? 0.043 : 0.072;
  const direction = own.l > 0.93 ? -1 : 1;
  const hover = [step * direction, -step * direction, (step * direction) / 2, (-step * direction) / 2]
    .map((lift) => toHex({ l: own.l + lift, c: own.c * (own.l > 0.7 ? 0.86 : 1.22), h: own.h }))
    .find((hex) => hex !== fill && contrast(hex, text) >= 4.5);
  return { fill, text, hover: hover ?? fill };
}

const isPaper = ({ polarity, base }: Background): boolean => polarity === 'light' && base.l > 0.92;

/** Returns the background of a message: pale on paper, otherwise a tint of the background around it. */
export function messageBackground(background: Background, hue: number): string {
  if (isPaper(background)) return toHex({ l: 0.956, c: 0.016, h: hue });
  const lift = background.polarity === 'dark' ? 0.09 : 0.02;
  return mix(toHex({ l: background.base.l + lift, c: 0.1, h: hue }), background.page, 0.45);
}

/** The input of colour roles: one background, and the values that all tones share. */
export interface Palette extends Shared {
  background: Background;
  scheme: Scheme;
  /** The four planes of the background. */
  planes: string[];
  onLight: boolean;
  /** Whether the background is pale enough to count as paper. */
  isPaper: boolean;
  /** The direction in which a colour moves for more contrast. */
  towards: 'light' | 'dark';
  ink: Oklch;
  /** The decorative colour. */
  shine: Oklch;
  brand: Fill;
  highlight: Fill;
}

/** Returns the palette of one background. `main` is the colour of actions (buttons), `shine` the decorative colour. */
export function paletteOn(background: Background, main: Oklch, shine: Oklch, shared: Shared, scheme: Scheme): Palette {
  const onLight = background.polarity === 'light';
  const towards = onLight ? 'dark' : 'light';
  const planes = planesOf(background);
  const [light, dark] = [toHex(shared.lightInk), toHex(shared.darkInk)];
  return {
    ...shared,
    background,
    scheme,
    planes,
    onLight,
    isPaper: isPaper(background),
    towards,
    ink: onLight ? shared.darkInk : shared.lightInk,
    shine,
    brand: fillFrom(main, planes, 3, towards, light, dark),
    highlight: fillFrom(shine, planes, !onLight || shine !== shared.secondary ? 3 : 1.3, towards, light, dark),
  };
}
