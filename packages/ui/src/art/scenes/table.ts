import { createRandom } from '../geometry/random.ts';
import { at, document, group, path, rect, stroke } from '../geometry/svg.ts';
import { sprig } from '../flora/leaves.ts';
import { garland } from '../furniture/canopy.ts';
import { colourways } from '../furniture/goods.ts';
import { candleFromAbove, fork, glassFromAbove, knife, napkin, plate, spoon } from '../furniture/tableware.ts';
import { card, flourish } from '../ornaments/stationery.ts';
import { waxCloth } from '../ornaments/wax-cloth.ts';
import type { Palette } from '../palette/palette.ts';
import { definitions, type DrawScene } from './scene.ts';

function placeCard(palette: Palette, x: number, y: number, degrees: number): string {
  return group({ transform: at(x, y, 1, degrees) }, card(palette, 152, 92, palette.paper),
    flourish(palette.dye, 94, 1.9));
}

/** A laid table from above: plates, napkin, candles and leaves on a cream runner over wax cloth. */
export const drawTable: DrawScene = (palette) => {
  const random = createRandom(17);
  const [width, height, middle] = [1200, 900, 470];
  const [blue, gold] = colourways(palette);
  const setting = (x: number, charger: string, line: string): string =>
    group({ transform: at(x, middle) }, plate(palette, 158, charger, line)) +
    fork(palette, x - 186, middle - 6, 176) + knife(palette, x + 184, middle - 6, 176) +
      spoon(palette, x + 210, middle - 6, 170);
  const [leafA, leafB, leafC] = palette.leaf;
  const green = (x: number, y: number, degrees: number, length = 170): string =>
    group({ transform: at(x, y, 1, degrees), filter: 'url(#warm)' }, sprig(length, [leafB, leafC, leafA], leafA, 1.15));
  const petals = Array.from({ length: 30 }, () => {
    const top = random.chance(0.5);
    const place = at(random.between(60, 1140), top ? random.between(180, 250) : random.between(690, 760), 1,
      random.between(0, 180));
    return group({ transform: place }, path('M0 0Q6 -6 12 0Q6 5 0 0Z',
      { fill: random.pick([palette.gold, palette.parchment, palette.amber]) }));
  });
  return document(
    width,
    height,
    definitions(palette),
    waxCloth(width, height, 112, blue),
    group({ filter: 'url(#raised)' }, rect(-40, 138, width + 80, 664, { fill: palette.cream })),
    stroke('M0 152H1200M0 788H1200', palette.amber, 2.4),
    stroke('M0 160H1200M0 780H1200', palette.gold, 1),
    ...petals,
    green(470, 214, 178, 150), green(730, 214, 2, 150), green(470, 742, 182, 150), green(730, 742, -2, 150),
      green(60, 214, 2, 120), green(1140, 214, 178, 120), green(60, 742, -2, 120), green(1140, 742, 182, 120),
    garland(palette, random, [[600, 216, 38], [542, 222, 24], [660, 220, 26], [512, 208, 14], [692, 210, 15]], 9),
    garland(palette, random, [[600, 738, 34], [546, 734, 24], [654, 736, 22], [514, 742, 14], [688, 742, 14]], 9),
    setting(120, palette.gold, palette.bronze), setting(600, palette.dye, palette.dye),
      setting(1080, palette.gold, palette.bronze),
    group({ transform: at(600, middle, 1, -12) }, napkin(palette, waxCloth(190, 260, 50, gold), 112, 224)),
    placeCard(palette, 120, middle, -5), placeCard(palette, 1080, middle, 5),
    candleFromAbove(palette, 258, 240, 24), candleFromAbove(palette, 942, 240, 24),
      candleFromAbove(palette, 258, 706, 24), candleFromAbove(palette, 942, 706, 24),
    glassFromAbove(palette, 828, 356, 30, palette.fruit[1]), glassFromAbove(palette, 880, 316, 23, palette.moon),
      glassFromAbove(palette, 348, 356, 30, palette.fruit[1]), glassFromAbove(palette, 300, 316, 23, palette.moon),
  );
};
