import { curve } from '../geometry/curve.ts';
import { at, circle, document, group, path, rect, stroke } from '../geometry/svg.ts';
import { colourways } from '../furniture/goods.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import type { Palette } from '../palette/palette.ts';
import { beads, boubouEmbroidery, garment, jacketAndShirt, lowNeckline, spectacles, torque } from '../people/dress.ts';
import { bareShoulders, face, neck, tilted } from '../people/face.ts';
import { earrings, embroideredCap, highBun, roundAfro, shortHair, wrapped } from '../people/headdress.ts';
import { definitions, type DrawScene } from './scene.ts';

/** A sheet with a disc and an engraved ring behind the sitter. */
function ground(palette: Palette, sheet: string, disc: string, line: string): string {
  return (
    rect(0, 0, 400, 480, { fill: sheet }) +
    circle(200, 226, 172, { fill: disc, filter: 'url(#tight)' }) +
    group({ transform: at(200, 226) }, guilloche(line,
      { radius: 152, swing: 9, lobes: 54, strands: 7, width: 0.9, opacity: 0.55 })) +
    circle(200, 226, 172, { fill: 'none', stroke: palette.paper, strokeWidth: 1, opacity: 0.25 })
  );
}

const sitters: Record<'1' | '2' | '3' | '4' | '5' | '6', (palette: Palette) => string> = {
  1: (palette) =>
    ground(palette, palette.gold, palette.moon, palette.umber) +
    neck(palette, 2) +
    garment(palette.dye, 'garment') +
    stroke(curve([160, 353], [178, 378], [200, 390], [222, 378], [240, 353]), palette.gold, 8) +
    stroke(curve([146, 360], [172, 394], [200, 410], [228, 394], [254, 360]), palette.moon, 3,
      { strokeDasharray: '.1 8' }) +
    beads(palette.cream, 2, 4) +
    tilted(-3, face(palette, { skin: 2, gaze: 'lowered', turn: 3 }), wrapped(palette.dye, palette.dyeBright,
      palette.gold), earrings(palette.dye, 'ring')),
  2: (palette) =>
    ground(palette, palette.dye, palette.dyeBright, palette.gold) +
    neck(palette, 4, 32) +
    garment(palette.cream, 'garment') +
    boubouEmbroidery(palette.amber, palette.umber) +
    tilted(2, face(palette, { skin: 4, gaze: 'open', turn: -3, beard: 'short', strongBrow: true,
      lips: palette.skin[1] }), embroideredCap(palette, palette.gold, palette.dye, palette.dyeBright)),
  3: (palette) =>
    ground(palette, palette.sand, palette.cream, palette.bronze) +
    bareShoulders(palette, 1) +
    neck(palette, 1) +
    garment(palette.dyeBright, 'garment', lowNeckline) +
    stroke(curve([84, 406], [122, 400], [160, 426], [200, 442], [240, 426], [278, 400], [316, 406]), palette.gold, 6) +
    torque(palette.amber, palette.gold) +
    tilted(3, face(palette, { skin: 1, gaze: 'lowered', turn: -3 }), highBun(palette, palette.gold),
      earrings(palette.amber, 'ring')),
  4: (palette) =>
    ground(palette, palette.night[5], palette.night[6], palette.moon) +
    neck(palette, 5, 33) +
    garment(colourways(palette)[1], 'garment') +
    stroke(curve([160, 353], [178, 376], [200, 392], [222, 376], [240, 353]), palette.dye, 10) +
    stroke('M200 392V490', palette.dye, 13) + stroke('M200 398V490', palette.gold, 2.4, { strokeDasharray: '.1 12' }) +
    tilted(-1, face(palette, { skin: 5, gaze: 'open', turn: 2, beard: 'full', beardColour: palette.hairGrey,
      strongBrow: true, lips: palette.skin[2] }), shortHair(palette, palette.hairGrey), spectacles(palette.amber, 2)),
  5: (palette) => {
    const afro = roundAfro(palette);
    return (
      ground(palette, palette.dyeBright, palette.dyeLight, palette.moon) +
      tilted(-3, afro.back) +
      bareShoulders(palette, 3) +
      neck(palette, 3) +
      garment(colourways(palette)[2], 'garment', lowNeckline) +
      stroke(curve([84, 406], [122, 400], [160, 426], [200, 442], [240, 426], [278, 400], [316, 406]), palette.clay[0],
        7) +
      beads(palette.gold, 8, 5) +
      beads(palette.clay[0], 26, 4) +
      tilted(-3, face(palette, { skin: 3, gaze: 'open', turn: 4 }), afro.front, earrings(palette.gold, 'drop'))
    );
  },
  6: (palette) =>
    ground(palette, palette.parchment, palette.cream, palette.amber) +
    neck(palette, 0, 32) +
    jacketAndShirt(palette, palette.dye, palette.dyeBright, palette.cream) +
    path('M112 440l26 -4l-3 16l-20 3z', { fill: palette.gold, filter: 'url(#tight)' }) +
    tilted(2, face(palette, { skin: 0, gaze: 'open', turn: -4, beard: 'short', strongBrow: true,
      lips: palette.skinShade[0] }), shortHair(palette, palette.hair, true)),
};

/** The bust of a sitter, 1 to 6. */
export function drawPortrait(sitter: keyof typeof sitters): DrawScene {
  return (palette) => document(400, 480, definitions(palette), sitters[sitter](palette));
}
