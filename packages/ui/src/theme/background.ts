import { contrast, hasContrast, toHex } from './color.ts';
import type { Oklch } from './color.ts';

/** A kind of background: the page, or a surface in one of the brand's colours. */
export type Tone = 'page' | 'brand' | 'highlight' | 'paper' | 'deep';
/** The light or the dark theme. */
export type Scheme = 'light' | 'dark';

/** All tones, `page` first. */
export const tones = ['page', 'brand', 'highlight', 'paper', 'deep'] as const satisfies readonly Tone[];
/** Both colour schemes, `light` first. */
export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

/** The background of a tone: four planes (page, surface, raised, sunk) from which all other colours on it derive. */
export interface Background {
  /** Whether the background is light, with dark text, or dark, with light text. */
  polarity: 'light' | 'dark';
  base: Oklch;
  page: string;
  surface: string;
  raised: string;
  sunk: string;
}

/**
 * The contrast that the planes must allow: a little more than 4.5, so that tinted text and the backgrounds of messages
 * are possible on a mid-tone colour.
 */
const MIN_CONTRAST = 4.8;

/** The difference in lightness between the page and each other plane, and the factor of its chroma. */
const planes = {
  light: { surface: [0.03, 0.8], raised: [0.045, 0.7], sunk: [-0.035, 1.05] },
  dark: { surface: [0.04, 1.18], raised: [0.077, 1.32], sunk: [-0.024, 0.84] },
} as const;

function at(base: Oklch, polarity: 'light' | 'dark'): Background {
  const plane = ([lift, chroma]: readonly [number, number]): string =>
    toHex({ l: Math.min(1, Math.max(0, base.l + lift)), c: base.c * chroma, h: base.h });
  const { surface, raised, sunk } = planes[polarity];
  return { polarity, base, page: toHex(base), surface: plane(surface), raised: plane(raised), sunk: plane(sunk) };
}

/** Returns the four planes as a list. */
export const planesOf = (background: Background): string[] => [
  background.page,
  background.surface,
  background.raised,
  background.sunk,
];

/**
 * Returns the background for any colour. Text is light when white reaches 3.2:1 on it, and dark otherwise. The colour
 * is darkened or lightened just enough that readable text exists on all four planes.
 */
export function backgroundFrom(color: Oklch): Background {
  const polarity = contrast('#ffffff', toHex(color)) >= 3.2 ? 'dark' : 'light';
  const extreme = polarity === 'dark' ? '#ffffff' : '#000000';
  const step = polarity === 'dark' ? -0.01 : 0.01;
  let background = at(color, polarity);
  while (!hasContrast(extreme, planesOf(background), MIN_CONTRAST) && background.base.l > 0 && background.base.l < 1) {
    background = at({ ...background.base, l: background.base.l + step }, polarity);
  }
  return background;
}
