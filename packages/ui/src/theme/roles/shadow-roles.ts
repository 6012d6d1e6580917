import { toHex, withAlpha, type Oklch } from '../color.ts';
import type { Palette } from './palette.ts';

interface ShadowRow {
  /** The purpose of the shadow. */
  description: string;
  /** The CSS property of the shadow. */
  property: 'box-shadow' | 'filter';
  value: (colors: ShadowColors) => string;
}

/** Functions that return the colours of shadows on one background, by opacity. */
interface ShadowColors {
  /** Whether the background is light and the scheme is light. Otherwise shadows are stronger. */
  isLight: boolean;
  near: (alpha: number) => string;
  far: (alpha: number) => string;
  deep: (alpha: number) => string;
}

const rows = <Name extends string>(table: Record<Name, ShadowRow>): Readonly<Record<Name, ShadowRow>> => table;

/** All shadow roles, like `colorTable` for colours. */
export const shadowTable = /* @__PURE__ */ rows({
  'shadow-rest': {
    description: 'The shadow of cards.',
    property: 'box-shadow',
    value: ({ isLight, near, far }) =>
      isLight
        ? `0 1px 1px ${near(0.1)}, 0 8px 20px -10px ${far(0.22)}`
        : `0 1px 1px ${near(0.4)}, 0 10px 22px -10px ${far(0.6)}`,
  },
  'shadow-raised': {
    description: 'The shadow of elements above the page.',
    property: 'box-shadow',
    value: ({ isLight, near, deep }) =>
      isLight
        ? `0 2px 3px ${near(0.1)}, 0 26px 48px -22px ${deep(0.38)}`
        : `0 2px 4px ${near(0.4)}, 0 30px 54px -22px ${deep(0.85)}`,
  },
  'shadow-sheet': {
    description: 'The shadow of a sheet of paper.',
    property: 'box-shadow',
    value: ({ isLight, near, far }) =>
      isLight ? `0 1px 1px ${near(0.22)}, 0 10px 28px ${far(0.13)}` : `0 1px 1px ${near(0.5)}, 0 14px 36px ${far(0.4)}`,
  },
  // Browsers redraw a filter together with all of its content.
  'shadow-paper': {
    description: 'The shadow of paper with a cut outline. Use it for small elements only, never around a form.',
    property: 'filter',
    value: ({ isLight, near, far }) =>
      isLight
        ? `drop-shadow(0 1px .5px ${near(0.22)}) drop-shadow(0 10px 14px ${far(0.13)})`
        : `drop-shadow(0 1px .5px ${near(0.5)}) drop-shadow(0 14px 18px ${far(0.4)})`,
  },
});

/** The name of a shadow role. */
export type ShadowRole = keyof typeof shadowTable;

/** Returns the colours of shadows on one background. */
export function shadowColors({ onLight, scheme, warm, primary }: Palette): ShadowColors {
  const isLight = onLight && scheme === 'light';
  const shade = (l: number, { c, h }: Oklch, maxChroma: number) => {
    const hex = toHex({ l, c: Math.min(c, maxChroma), h });
    return (alpha: number) => withAlpha(hex, alpha);
  };
  if (isLight)
    return { isLight, near: shade(0.3, warm, 0.05), far: shade(0.25, warm, 0.02), deep: shade(0.242, primary, 0.07) };
  const night = shade(0.08, primary, 0.04);
  return { isLight, near: night, far: night, deep: night };
}
