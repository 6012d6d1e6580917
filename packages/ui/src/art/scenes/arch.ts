import { createRandom } from '../geometry/random.ts';
import { at, document, group, linear, path, rect, stroke } from '../geometry/svg.ts';
import { palm } from '../flora/palm.ts';
import { chair } from '../furniture/banquet.ts';
import { garland } from '../furniture/canopy.ts';
import { handCutCircle } from '../nature/sky.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import { definitions, type DrawScene } from './scene.ts';

/** A flowered arch with two chairs, in daylight. */
export const drawArch: DrawScene = (palette) => {
  const random = createRandom(33);
  const [width, height, x, y, floor] = [1200, 900, 600, 430, 770];
  const halo = ([[620, palette.sand], [480, palette.cream], [350, palette.paper]] as const).map(([radius, fill]) =>
    path(handCutCircle(random, x, y, radius, 0.006), { fill, filter: 'url(#warm)' }),
  );
  const hoop = 250;
  const onHoop = (degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return degrees > 180 ? [x - hoop, y + (degrees - 180) * 4] : [x + Math.cos(angle) * hoop,
      y - Math.sin(angle) * hoop];
  };
  const blossoms = ([[66, 20], [78, 34], [90, 26], [101, 44], [114, 32], [126, 52], [139, 36], [151, 46], [163, 58],
    [176, 40], [188, 46], [200, 32], [212, 24], [222, 14]] as const).map(([degrees, radius]) => {
    const [px, py] = onHoop(degrees);
    return [px + random.between(-14, 14), py + random.between(-10, 10), radius] as const;
  });
  const trailing = [[x + 130, y - 214], [x + 168, y - 190], [x + 196, y - 150], [x - 268, y + 200], [x - 232, y + 218],
    [x - 256, y + 246]] as const;
  const petals = Array.from({ length: 60 }, () =>
    group({ transform: at(x + random.bell() * 330, floor + random.between(8, 110), 1, random.between(0, 180)) },
      path('M0 0Q6 -5 12 0Q6 4 0 0Z', { fill: random.pick([palette.gold, palette.cream, palette.amber]),
      opacity: 0.9 })),
  );
  return document(
    width,
    height,
    definitions(palette) + linear('floor', [[0, palette.dye], [1, palette.ink]]),
    rect(0, 0, width, height, { fill: palette.parchment }),
    ...halo,
    group({ transform: at(x, y) }, guilloche(palette.bronze,
      { radius: 412, swing: 16, lobes: 76, strands: 8, width: 0.9, opacity: 0.5 })),
    group({ filter: 'url(#warm)' }, palm(random, 118, floor + 20,
      { height: 470, lean: 30, spread: 176, colour: palette.dye, fronds: 12 })),
    group({ filter: 'url(#warm)' }, palm(random, 1078, floor + 20,
      { height: 560, lean: -34, spread: 196, colour: palette.dye, fronds: 12 })),
    rect(0, floor, width, height - floor, { fill: 'url(#floor)' }),
    stroke(`M0 ${floor}H${width}`, palette.amber, 3.4),
    path(`M${x - 96} ${floor}H${x + 96}L${x + 190} ${height}H${x - 190}Z`, { fill: palette.cream, opacity: 0.94 }),
    ...petals,
    stroke(`M${x - hoop} ${floor + 8}V${y}A${hoop} ${hoop} 0 0 1 ${x + hoop} ${y}V${floor + 8}`, palette.amber, 7,
      { filter: 'url(#warm)' }),
    stroke(`M${x - hoop + 18} ${floor + 8}V${y}A${hoop - 18} ${hoop - 18} 0 0 1 ${x + hoop - 18} ${y}V${floor + 8}`,
      palette.amber, 2),
    garland(palette, random, [...blossoms, ...trailing], 10),
    chair(palette, x - 82, floor + 48, 1.62, palette.ink, palette.cream),
      chair(palette, x + 82, floor + 48, 1.62, palette.ink, palette.cream),
  );
};
