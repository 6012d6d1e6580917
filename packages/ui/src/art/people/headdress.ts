import { d, curve, shape, type Point } from '../geometry/curve.ts';
import { circle, group, path, stroke } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

const sheet = { filter: 'url(#tight)' };

/** A tall tied wrap, pleated, its knot to the right: cloth, fold and pleat colours. */
export function wrapped(cloth: string, fold: string, pleat: string): string {
  const pleats = [
    curve([150, 186], [158, 132], [192, 92], [246, 66]),
    curve([156, 178], [178, 136], [222, 110], [282, 100]),
    curve([168, 168], [200, 146], [244, 138], [286, 134]),
    curve([146, 160], [150, 112], [176, 72], [214, 52]),
  ];
  return (
    group(sheet, path(shape([250, 128], [262, 78], [300, 40], [340, 52], [346, 96], [322, 128], [284, 146]),
      { fill: fold })) +
    stroke(curve([262, 124], [290, 88], [332, 62]), pleat, 2.4) + stroke(curve([268, 132], [302, 108], [340, 90]),
      pleat, 2.4) +
    group(sheet, path(shape([144, 204], [128, 170], [120, 120], [140, 70], [192, 44], [246, 50], [290, 84], [300, 122],
      [278, 162], [257, 204], [246, 172], [220, 156], [180, 156], [154, 174]), { fill: cloth })) +
    pleats.map((pleatLine) => stroke(pleatLine, pleat, 2.6, { opacity: 0.9 })).join('') +
    group(sheet, path(shape([143, 206], [150, 176], [178, 158], [222, 158], [250, 176], [257, 206], [244, 186],
      [220, 174], [180, 174], [156, 186]), { fill: fold })) +
    stroke(curve([148, 192], [174, 169], [226, 169], [252, 192]), pleat, 2)
  );
}

/** A round embroidered cap over short hair. */
export function embroideredCap(palette: Palette, cloth: string, band: string, stitch: string): string {
  const diamonds = [-40, -20, 0, 20, 40].map((dx) => path(`M${200 + dx} ${131 + dx * dx * 0.005}l6 8l-6 8l-6 -8z`,
    { fill: stitch }));
  return (
    path(shape([143, 214], [143, 176], [160, 150], [200, 140], [240, 150], [257, 176], [257, 214], [250, 184],
      [232, 168], [168, 168], [150, 184]), { fill: palette.hair }) +
    group(sheet, path(shape([140, 178], [143, 130], [158, 106], [200, 98], [242, 106], [257, 130], [260, 178],
      [232, 162], [200, 158], [168, 162]), { fill: cloth })) +
    diamonds.join('') +
    stroke(curve([141, 172], [168, 155], [200, 151], [232, 155], [259, 172]), band, 5) +
    stroke(curve([144, 128], [168, 116], [200, 113], [232, 116], [256, 128]), band, 2.2, { strokeDasharray: '.1 6' })
  );
}

/** Braids drawn up into a high bun tied with a ring. */
export function highBun(palette: Palette, ring: string): string {
  const partings = [[200, 112, 200, 148], [176, 116, 160, 170], [224, 116, 240, 170], [188, 113, 182, 154],
    [212, 113, 218, 154]].map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
  const coils = [curve([164, 82], [186, 54], [222, 56], [236, 84]), curve([160, 98], [190, 76], [220, 78], [240, 100]),
    curve([176, 56], [200, 44], [226, 58])];
  return (
    path(shape([141, 232], [134, 176], [156, 130], [200, 112], [244, 130], [266, 176], [259, 232], [250, 184],
      [226, 156], [174, 156], [150, 184]), { fill: palette.hair }) +
    stroke(partings, palette.hairLight, 2.2) +
    group(sheet, path(shape([158, 108], [148, 76], [166, 46], [200, 34], [234, 46], [252, 76], [242, 108], [200, 120]),
      { fill: palette.hair })) +
    coils.map((coil) => stroke(coil, palette.hairLight, 3)).join('') +
    stroke(curve([160, 112], [200, 100], [240, 112]), ring, 8)
  );
}

/** Short natural hair, close to the head; `high` leaves it fuller on top. */
export function shortHair(palette: Palette, colour: string, high = false): string {
  const lift = high ? 12 : 0;
  const crown: Point[] = [[142, 216], [140, 176], [147, 146 - lift * 0.4], [168, 124 - lift], [200, 116 - lift],
    [232, 124 - lift], [253, 146 - lift * 0.4], [260, 176], [258, 216]];
  const hairline: Point[] = [[251, 186], [243, 166], [220, 157], [200, 159], [180, 157], [157, 166], [149, 186]];
  const rows = [138, 150].map((y) =>
    stroke(curve([166, y + 6 - lift], [184, y - 5 - lift], [216, y - 5 - lift], [234, y + 6 - lift]), palette.hairLight,
    2, { opacity: 0.5, strokeDasharray: '.1 6' }));
  return group(sheet, path(shape(...crown, ...hairline), { fill: colour })) + rows.join('');
}

/** A round afro behind and above the face. */
export function roundAfro(palette: Palette): { back: string; front: string } {
  const bumps = Array.from({ length: 22 }, (_, index): Point => {
    const angle = (index / 22) * 2 * Math.PI;
    const reach = 104 + (index % 2) * 6;
    return [200 + Math.cos(angle) * reach, 176 + Math.sin(angle) * reach * 0.94];
  });
  const curls = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * 2 * Math.PI * 2.6;
    const reach = 66 + (index % 3) * 13;
    return stroke(d`
      M${(200 + Math.cos(angle) * reach).toFixed(1)} ${(170 + Math.sin(angle) * reach * 0.92).toFixed(1)}q3 -6 8 -2
    `,
      palette.hairLight, 2.2);
  });
  return {
    back: group(sheet, path(shape(...bumps), { fill: palette.hair })) + curls.join(''),
    front: path(shape([143, 212], [136, 172], [158, 134], [200, 122], [242, 134], [264, 172], [257, 212], [250, 178],
      [228, 158], [200, 154], [172, 158], [150, 178]), { fill: palette.hair }),
  };
}

/** Earrings: a ring on each ear, or a drop. */
export function earrings(colour: string, kind: 'ring' | 'drop' | 'stud'): string {
  return [143, 257]
    .map((x) => {
      if (kind === 'stud') return circle(x, 244, 4.4, { fill: colour });
      if (kind === 'ring') return circle(x, 262, 16, { fill: 'none', stroke: colour, strokeWidth: 4.4 }) +
        circle(x, 278, 4, { fill: colour });
      return circle(x, 247, 4, { fill: colour }) + path(`M${x} 251l8 24q-8 10 -16 0z`, { fill: colour });
    })
    .join('');
}
