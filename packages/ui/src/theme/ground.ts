import { contrast, reaches, toHex } from './color.ts';
import type { Oklch } from './color.ts';

export type Tone = 'page' | 'brand' | 'highlight' | 'paper' | 'deep';
export type Scheme = 'light' | 'dark';

export const tones = ['page', 'brand', 'highlight', 'paper', 'deep'] as const satisfies readonly Tone[];
export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

/** The four planes of one tone, from which everything else on it is derived. */
export interface Ground {
  /** Whether the ground is light, and so carries dark ink, or the other way round. */
  polarity: 'light' | 'dark';
  base: Oklch;
  page: string;
  surface: string;
  raised: string;
  sunk: string;
}

/** A little more than 4.5, so that tinted text and the grounds of messages still find room on a middling colour. */
const ROOM = 4.8;

/** The difference of the other planes from the page in lightness, and how their chroma grows with it. */
const planes = {
  light: { surface: [0.03, 0.8], raised: [0.045, 0.7], sunk: [-0.035, 1.05] },
  dark: { surface: [0.04, 1.18], raised: [0.077, 1.32], sunk: [-0.024, 0.84] },
} as const;

function at(base: Oklch, polarity: 'light' | 'dark'): Ground {
  const plane = ([lift, chroma]: readonly [number, number]): string =>
    toHex({ l: Math.min(1, Math.max(0, base.l + lift)), c: base.c * chroma, h: base.h });
  const { surface, raised, sunk } = planes[polarity];
  return { polarity, base, page: toHex(base), surface: plane(surface), raised: plane(raised), sunk: plane(sunk) };
}

/** The four planes as a list. */
export const planesOf = (ground: Ground): string[] => [ground.page, ground.surface, ground.raised, ground.sunk];

/**
 * Planes on any colour. It takes light ink when white reaches 3.2:1 on it, else dark ink, and is darkened or lightened
 * just enough that readable text exists on all four planes.
 */
export function groundFrom(color: Oklch): Ground {
  const polarity = contrast('#ffffff', toHex(color)) >= 3.2 ? 'dark' : 'light';
  const extreme = polarity === 'dark' ? '#ffffff' : '#000000';
  const step = polarity === 'dark' ? -0.01 : 0.01;
  let ground = at(color, polarity);
  while (!reaches(extreme, planesOf(ground), ROOM) && ground.base.l > 0 && ground.base.l < 1) {
    ground = at({ ...ground.base, l: ground.base.l + step }, polarity);
  }
  return ground;
}
