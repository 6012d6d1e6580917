import { dropShadow, linear, radial } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

/** The two shapes a scene may be composed for. */
export type Composition = 'landscape' | 'portrait';

/** Draws a scene: SVG text, the same for the same palette. */
export type DrawScene = (palette: Palette, composition: Composition) => string;

/** Gradients and shadows every scene may refer to: bulb, lantern, moon, halo; shadows sheet, raised, warm, tight. */
export function definitions(palette: Palette): string {
  return (
    radial('bulb', [[0, palette.glow, 0.95], [0.16, palette.moon, 0.46], [0.42, palette.gold, 0.16],
      [1, palette.gold, 0]]) +
    radial('lantern', [[0, palette.spark], [0.45, palette.moon], [1, palette.bronze]], [0.5, 0.62]) +
    radial('moon', [[0, palette.spark], [0.55, palette.moon], [1, palette.gold]], [0.42, 0.36]) +
    radial('halo', [[0, palette.moon, 0.5], [0.32, palette.gold, 0.2], [0.8, palette.gold, 0.03],
      [1, palette.gold, 0]]) +
    linear('water', [[0, palette.water[0]], [0.38, palette.water[1]], [1, palette.water[2]]]) +
    dropShadow('sheet', 6, 8, palette.shadow, 0.5) +
    dropShadow('raised', 13, 18, palette.shadow, 0.65) +
    dropShadow('warm', 5, 6, palette.shadowWarm, 0.34) +
    dropShadow('tight', 2, 2.5, palette.shadow, 0.45)
  );
}
