import { contrast, ensure, parseHex, toHex, toOklch, withAlpha } from './color.ts';
import type { Oklch } from './color.ts';
import { planesOf } from './ground.ts';
import type { Ground } from './ground.ts';
import { scrimOver } from './scrim.ts';
import type { ColorRole, Roles, Scheme, ShadowRole } from './roles.ts';

/** What all tones of a theme have in common. */
export interface Shared {
  darkInk: Oklch;
  lightInk: Oklch;
  warm: Oklch;
  primary: Oklch;
  secondary: Oklch;
  fixed: Pick<Roles, 'paper-1' | 'paper-2' | 'paper-3' | 'pattern-1' | 'pattern-2' | 'pattern-3'>;
}

interface Fill {
  fill: string;
  text: string;
  hover: string;
}

const mix = (a: string, b: string, share: number): string => {
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

const DANGER = { light: { l: 0.473, c: 0.162, h: 29 }, dark: { l: 0.806, c: 0.11, h: 29 } } as const;
const SUCCESS = { light: { l: 0.462, c: 0.092, h: 159 }, dark: { l: 0.825, c: 0.096, h: 158 } } as const;

/** The ground of a message: pale on paper, and on a coloured ground that ground, tinted. */
function messageGround(ground: Ground, hue: number): string {
  if (ground.polarity === 'light' && ground.base.l > 0.92) return toHex({ l: 0.956, c: 0.016, h: hue });
  const lift = ground.polarity === 'dark' ? 0.09 : 0.02;
  return mix(toHex({ l: ground.base.l + lift, c: 0.1, h: hue }), ground.page, 0.45);
}

function shadows(ground: Ground, shared: Shared, scheme: Scheme): Pick<Roles, ShadowRole> {
  const { warm, primary } = shared;
  if (scheme === 'light' && ground.polarity === 'light') {
    const near = toHex({ l: 0.3, c: Math.min(warm.c, 0.05), h: warm.h });
    const far = toHex({ l: 0.25, c: Math.min(warm.c, 0.02), h: warm.h });
    const deep = toHex({ l: 0.242, c: Math.min(primary.c, 0.07), h: primary.h });
    return {
      'shadow-rest': `0 1px 1px ${withAlpha(near, 0.1)}, 0 8px 20px -10px ${withAlpha(far, 0.22)}`,
      'shadow-raised': `0 2px 3px ${withAlpha(near, 0.1)}, 0 26px 48px -22px ${withAlpha(deep, 0.38)}`,
      'shadow-sheet': `0 1px 1px ${withAlpha(near, 0.22)}, 0 10px 28px ${withAlpha(far, 0.13)}`,
      'shadow-paper': `drop-shadow(0 1px .5px ${withAlpha(near, 0.22)}) drop-shadow(0 10px 14px ${withAlpha(far, 0.13)})`,
    };
  }
  const night = toHex({ l: 0.08, c: Math.min(primary.c, 0.04), h: primary.h });
  return {
    'shadow-rest': `0 1px 1px ${withAlpha(night, 0.4)}, 0 10px 22px -10px ${withAlpha(night, 0.6)}`,
    'shadow-raised': `0 2px 4px ${withAlpha(night, 0.4)}, 0 30px 54px -22px ${withAlpha(night, 0.85)}`,
    'shadow-sheet': `0 1px 1px ${withAlpha(night, 0.5)}, 0 14px 36px ${withAlpha(night, 0.4)}`,
    'shadow-paper': `drop-shadow(0 1px .5px ${withAlpha(night, 0.5)}) drop-shadow(0 14px 18px ${withAlpha(night, 0.4)})`,
  };
}

/** All roles on one ground. `main` is the colour that acts (buttons), `shine` the one that decorates. */
export function rolesOn(ground: Ground, main: Oklch, shine: Oklch, shared: Shared, scheme: Scheme): Roles {
  const { page, surface, raised, sunk, base, polarity } = ground;
  const { warm, secondary } = shared;
  const planes = planesOf(ground);
  const onLight = polarity === 'light';
  const towards = onLight ? 'dark' : 'light';
  const isPaper = onLight && base.l > 0.92;
  const [lightInk, darkInk] = [toHex(shared.lightInk), toHex(shared.darkInk)];
  const dangerBg = messageGround(ground, 25);
  const successBg = messageGround(ground, 158);

  const ink = onLight ? shared.darkInk : shared.lightInk;
  const soft: Oklch = onLight
    ? { l: isPaper ? 0.456 : Math.max(0.3, base.l - 0.46), c: Math.min(ink.c, 0.042), h: ink.h }
    : { l: 0.803, c: Math.min(base.c, 0.032), h: base.h + 8 };
  const brand = fillFrom(main, planes, 3, towards, lightInk, darkInk);
  const highlight = fillFrom(
    shine,
    planes,
    polarity === 'dark' || shine !== secondary ? 3 : 1.3,
    towards,
    lightInk,
    darkInk,
  );
  const hairline: Oklch = isPaper
    ? { ...secondary, l: Math.min(secondary.l, 0.744) }
    : onLight
      ? { ...base, l: base.l - 0.26 }
      : { l: Math.min(secondary.l, base.l + 0.4), c: secondary.c * 0.75, h: secondary.h };

  const colors: Record<ColorRole, string> = {
    page,
    surface,
    raised,
    sunk,
    ink: ensure(ink, [...planes, dangerBg, successBg], 4.5, towards),
    'ink-soft': ensure(soft, planes, 4.5, towards),
    line: toHex(
      isPaper
        ? { l: base.l - 0.095, c: warm.c * 0.32, h: warm.h }
        : { ...base, l: base.l + (onLight ? -0.12 : 0.147), c: base.c * (onLight ? 1 : 1.2) },
    ),
    hairline: ensure(hairline, [page, raised], 1.8, towards),
    control: ensure(
      isPaper
        ? { l: 0.587, c: warm.c * 0.28, h: warm.h }
        : onLight
          ? { ...base, l: base.l - 0.35 }
          : { l: 0.63, c: Math.min(base.c, 0.073), h: base.h + 6 },
      planes,
      3,
      towards,
    ),
    brand: brand.fill,
    'on-brand': brand.text,
    'brand-hover': brand.hover,
    'brand-line':
      contrast(highlight.fill, brand.fill) > 2
        ? mix(highlight.fill, brand.fill, 0.55)
        : mix(brand.text, brand.fill, 0.4),
    highlight: highlight.fill,
    'on-highlight': highlight.text,
    'highlight-hover': highlight.hover,
    'highlight-line': mix(highlight.text, highlight.fill, 0.4),
    'highlight-text': ensure(isPaper ? { ...shine, l: Math.min(shine.l, 0.487) } : shine, planes, 4.5, towards),
    danger: ensure(DANGER[polarity], [...planes, dangerBg], 4.5, towards),
    'danger-bg': dangerBg,
    success: ensure(SUCCESS[polarity], [...planes, successBg], 4.5, towards),
    'success-bg': successBg,
    focus: ensure(onLight ? shared.darkInk : secondary, planes, 3, towards),
    ...shared.fixed,
  };
  return { ...colors, ...shadows(ground, shared, scheme), scrim: scrimOver(page, polarity, colors) };
}
