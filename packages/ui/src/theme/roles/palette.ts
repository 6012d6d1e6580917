import { contrast, ensure, parseHex, toHex, toOklch, type Oklch } from '../color.ts';
import { planesOf, type Ground, type Scheme } from '../ground.ts';

/** What all tones of a theme have in common. */
export interface Shared {
  darkInk: Oklch;
  lightInk: Oklch;
  warm: Oklch;
  /** Tinted paper of some lightness, with a share of the warm colour's chroma. */
  tint: (l: number, share: number) => Oklch;
  primary: Oklch;
  secondary: Oklch;
  /** The second blue, beside the primary colour. */
  deep: Oklch;
  /** The ground of the wax pattern. */
  cloth: Ground;
}

/** A colour to fill with, its text, and what it is while the pointer is on it. */
interface Fill {
  fill: string;
  text: string;
  hover: string;
}

export const mix = (a: string, b: string, share: number): string => {
  const [first, second] = [parseHex(a), parseHex(b)];
  const value = first.reduce(
    (sum, channel, i) => (sum << 8) | Math.round(channel * share + (second[i] ?? 0) * (1 - share)),
    0,
  );
  return `#${value.toString(16).padStart(6, '0')}`;
};

/** A colour to fill with, at least `ratio` from the grounds, with text that reads on it and on its hover. */
function fillFrom(
  seed: Oklch,
  grounds: string[],
  ratio: number,
  towards: 'light' | 'dark',
  light: string,
  dark: string,
): Fill {
  let fill = ensure(seed, grounds, ratio, towards);
  let text = contrast(light, fill) >= 4.5 ? light : dark;
  if (contrast(text, fill) < 4.5) {
    text = towards === 'dark' ? light : dark;
    fill = ensure(toOklch(fill), [text], 4.5, towards);
    if (contrast(text, fill) < 4.5) text = towards === 'dark' ? '#ffffff' : '#000000';
  }
  const own = toOklch(fill);
  const step = own.l > 0.7 ? 0.043 : 0.072;
  const way = own.l > 0.93 ? -1 : 1;
  const hover = [step * way, -step * way, (step * way) / 2, (-step * way) / 2]
    .map((lift) => toHex({ l: own.l + lift, c: own.c * (own.l > 0.7 ? 0.86 : 1.22), h: own.h }))
    .find((hex) => hex !== fill && contrast(hex, text) >= 4.5);
  return { fill, text, hover: hover ?? fill };
}

const isPaper = ({ polarity, base }: Ground): boolean => polarity === 'light' && base.l > 0.92;

/** The ground of a message: pale on paper, and on a coloured ground that ground, tinted. */
export function messageGround(ground: Ground, hue: number): string {
  if (isPaper(ground)) return toHex({ l: 0.956, c: 0.016, h: hue });
  const lift = ground.polarity === 'dark' ? 0.09 : 0.02;
  return mix(toHex({ l: ground.base.l + lift, c: 0.1, h: hue }), ground.page, 0.45);
}

/** What the values of roles are made of: one ground, and what all grounds of the theme have in common. */
export interface Palette extends Shared {
  ground: Ground;
  scheme: Scheme;
  /** The four planes of the ground. */
  planes: string[];
  onLight: boolean;
  /** Whether the ground is pale enough for a sheet of paper. */
  isPaper: boolean;
  /** Where a colour moves to be seen better. */
  towards: 'light' | 'dark';
  ink: Oklch;
  /** The colour that decorates. */
  shine: Oklch;
  brand: Fill;
  highlight: Fill;
}

/** The palette of one ground. `main` is the colour that acts (buttons), `shine` the one that decorates. */
export function paletteOf(ground: Ground, main: Oklch, shine: Oklch, shared: Shared, scheme: Scheme): Palette {
  const onLight = ground.polarity === 'light';
  const towards = onLight ? 'dark' : 'light';
  const planes = planesOf(ground);
  const [light, dark] = [toHex(shared.lightInk), toHex(shared.darkInk)];
  return {
    ...shared,
    ground,
    scheme,
    planes,
    onLight,
    isPaper: isPaper(ground),
    towards,
    ink: onLight ? shared.darkInk : shared.lightInk,
    shine,
    brand: fillFrom(main, planes, 3, towards, light, dark),
    highlight: fillFrom(shine, planes, !onLight || shine !== shared.secondary ? 3 : 1.3, towards, light, dark),
  };
}
