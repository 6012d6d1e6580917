import { clamp, toHex, toOklch, type Oklch } from '../../theme/color.ts';
import type { BrandColors } from '../../theme/theme.ts';
import { materials, type Materials } from './materials.ts';

/** The colour roles of the illustrations. Scenes use no other colours. */
export interface ArtPalette extends Materials {
  /** Eight layers of night sky, from the darkest to the light around the moon. */
  night: readonly [string, string, string, string, string, string, string, string];
  /** Water from the horizon to the foreground. */
  water: readonly [string, string, string];
  /** Silhouettes: near, far, and the darkest lines. */
  ink: string;
  inkFar: string;
  inkDeep: string;
  /** The shadow of a layer of paper. */
  shadow: string;
  /** The shadow on light paper. */
  shadowWarm: string;
  /** Paper and cloth in the primary colour: plain, brighter, light. */
  dye: string;
  dyeBright: string;
  dyeLight: string;
  /** Lights, from the brightest to the darkest gold. */
  spark: string;
  glow: string;
  moon: string;
  gold: string;
  amber: string;
  bronze: string;
  umber: string;
  /** Paper and sand, from the whitest to the warmest. */
  paper: string;
  cream: string;
  sand: string;
  parchment: string;
}

/** Returns the hue turned towards `target` by at most `maxTurn` degrees, in the shorter direction. */
function towards(hue: number, target: number, maxTurn: number): number {
  const turn = ((target - hue + 540) % 360) - 180;
  return (hue + clamp(turn, -maxTurn, maxTurn) + 360) % 360;
}

const airHue = 252;

/**
 * Returns a colour of the night sky: lighter colours are bluer, and the saturation follows that of the primary colour.
 */
function air(primary: Oklch, lightness: number, chroma: number): string {
  const strength = clamp(primary.c / 0.07, 0.12, 1.15);
  const share = clamp((lightness - 0.2) / 0.3, 0, 1);
  const hue = primary.c === 0 ? airHue : primary.h;
  return toHex({ l: lightness, c: chroma * strength, h: towards(hue, airHue, 27 * share) });
}

/** Returns a light in the secondary colour with the given lightness. */
function light(secondary: Oklch, lightness: number, chroma: number, hueTurn = 0): string {
  const strength = clamp(secondary.c / 0.11, 0.1, 1.3);
  return toHex({ l: lightness, c: chroma * strength, h: towards(secondary.h, 95, hueTurn) });
}

/**
 * Returns the palette of a brand: the night from its primary colour, the lights from the secondary, the papers from the
 * accent and the secondary.
 */
export function paletteOf(brand: BrandColors): ArtPalette {
  const primary = toOklch(brand.primary);
  const secondary = toOklch(brand.secondary);
  const accent = toOklch(brand.accent);
  return {
    ...materials,
    night: [
      air(primary, 0.21, 0.065),
      air(primary, 0.233, 0.074),
      air(primary, 0.262, 0.085),
      air(primary, 0.302, 0.093),
      air(primary, 0.348, 0.099),
      air(primary, 0.405, 0.099),
      air(primary, 0.47, 0.092),
      air(primary, 0.57, 0.077),
    ],
    water: [air(primary, 0.392, 0.093), air(primary, 0.28, 0.088), air(primary, 0.185, 0.068)],
    ink: air(primary, 0.168, 0.05),
    inkFar: air(primary, 0.222, 0.068),
    inkDeep: air(primary, 0.13, 0.04),
    shadow: air(primary, 0.1, 0.045),
    shadowWarm: light(secondary, 0.38, 0.075),
    dye: toHex({ ...primary, l: clamp(primary.l, 0.22, 0.34) }),
    dyeBright: air(primary, 0.37, 0.112),
    dyeLight: air(primary, 0.62, 0.075),
    spark: light(secondary, 0.985, 0.022, 14),
    glow: light(secondary, 0.955, 0.055, 10),
    moon: light(secondary, 0.905, 0.085, 6),
    gold: toHex({ ...secondary, l: clamp(secondary.l, 0.72, 0.86) }),
    amber: light(secondary, 0.73, 0.112),
    bronze: light(secondary, 0.65, 0.108),
    umber: light(secondary, 0.48, 0.09),
    paper: toHex({ l: Math.max(accent.l, 0.965), c: Math.min(accent.c, 0.02), h: accent.h }),
    cream: light(secondary, 0.957, 0.026, 6),
    sand: light(secondary, 0.917, 0.048, 6),
    parchment: light(secondary, 0.882, 0.066, 4),
  };
}

/** Returns the name and the colour of every role. Members of a series are named `night.3`. */
export function rolesOf(palette: ArtPalette): [role: string, colour: string][] {
  return Object.entries(palette as unknown as Record<string, string | readonly string[]>).flatMap(([role, value]) =>
    typeof value === 'string'
      ? [[role, value] as [string, string]]
      : value.map((colour, index) => [`${role}.${index}`, colour] as [string, string]),
  );
}

/** Returns the palette's roles that follow the brand, without the materials. */
export function brandRoles(palette: ArtPalette): [role: string, colour: string][] {
  return rolesOf(palette).filter(([role]) => !((role.split('.')[0] ?? role) in materials));
}
