import type { SceneName } from './catalogue.ts';
import type { Palette } from './palette/palette.ts';
import { drawArch } from './scenes/arch.ts';
import { drawBeach } from './scenes/beach.ts';
import { drawHero } from './scenes/hero.ts';
import { drawInvitation } from './scenes/invitation.ts';
import { drawMarket } from './scenes/market.ts';
import { drawPortrait } from './scenes/portraits.ts';
import { drawStage } from './scenes/stage.ts';
import { drawTable } from './scenes/table.ts';
import { drawWorkshop } from './scenes/workshop.ts';
import type { Composition, DrawScene } from './scenes/scene.ts';

const drawers: Record<SceneName, DrawScene> = {
  hero: drawHero,
  market: drawMarket,
  beach: drawBeach,
  stage: drawStage,
  table: drawTable,
  arch: drawArch,
  workshop: drawWorkshop,
  invitation: drawInvitation,
  'portrait-1': drawPortrait('1'),
  'portrait-2': drawPortrait('2'),
  'portrait-3': drawPortrait('3'),
  'portrait-4': drawPortrait('4'),
  'portrait-5': drawPortrait('5'),
  'portrait-6': drawPortrait('6'),
};

/**
 * Draws a scene as SVG text: seeded, so the same palette gives the same text, and in the palette's colours only.
 * A scene without a portrait composition draws its landscape one.
 */
export function drawScene(name: SceneName, palette: Palette, composition: Composition = 'landscape'): string {
  return drawers[name](palette, composition);
}
