import { d, curve, oval, shape } from '../geometry/curve.ts';
import { at, circle, group, path, stroke } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

/** How a face is drawn: which skin, where it looks, what grows on it. */
export interface FaceLook {
  /** Which of the palette's skins, 0 (light brown) to 5 (deep brown). */
  skin: 0 | 1 | 2 | 3 | 4 | 5;
  gaze: 'open' | 'lowered';
  /** How far the features are turned to the right (negative: left), in units; ±7 is a lot. */
  turn?: number;
  lips?: string;
  beard?: 'full' | 'short';
  beardColour?: string;
  strongBrow?: boolean;
}

const outline = shape(
  [146, 206], [148, 174], [166, 147], [200, 138], [234, 147], [252, 174], [254, 206], [250, 242], [239, 273],
    [221, 297], [200, 305],
  [179, 297], [161, 273], [150, 242],
);

function eye(palette: Palette, x: number, side: number, gaze: FaceLook['gaze'], lash: string, shade: string): string {
  if (gaze === 'lowered') {
    return (
      path(curve([x - 14, 224], [x - 6, 220], [x + 6, 220], [x + 14, 224], [x + 8, 231], [x, 233], [x - 8, 231]),
        { fill: shade, opacity: 0.55 }) +
      stroke(curve([x - 14, 226], [x - 7, 232], [x + 1, 233.5], [x + 8, 231.5], [x + 14, 226]), lash, 3.1) +
      stroke(`M${x + side * 14} 226l${side * 4} -2`, lash, 2.3)
    );
  }
  return (
    path(`M${x - 14} 227Q${x - 4} 215 ${x + 14} 225Q${x + 3} 236 ${x - 14} 227Z`, { fill: palette.cream }) +
    circle(x + 0.5, 225.4, 6.3, { fill: palette.hairLight }) +
    circle(x + 0.5, 225.4, 3.2, { fill: palette.hair }) +
    circle(x + 2.6, 223, 1.5, { fill: palette.paper }) +
    stroke(`M${x - 15} 227.6Q${x - 4} 214 ${x + 15} 224.6`, lash, 3) +
    stroke(`M${x + side * 14.5} ${side > 0 ? 224.5 : 227}l${side * 4} -3`, lash, 2.2) +
    stroke(`M${x - 12} 216.5Q${x - 1} 208.5 ${x + 13} 215.5`, shade, 1.8, { opacity: 0.8 }) +
    stroke(`M${x - 9} 231.4Q${x + 1} 235.4 ${x + 10} 229.8`, shade, 1.4, { opacity: 0.7 })
  );
}

/** A face from the front with ears, around x = 200, from 138 (crown) to 305 (chin). */
export function face(palette: Palette, look: FaceLook): string {
  const skin = palette.skin[look.skin];
  const shade = palette.skinShade[look.skin];
  const light = palette.skinLight[look.skin];
  const { turn = 0, lips = palette.lips[0], beardColour = palette.hair } = look;
  const x = 200 + turn;
  const brow = look.strongBrow ? 5.4 : 3.8;
  const beards = {
    full: shape([147, 226], [154, 262], [170, 290], [186, 308], [200, 314], [214, 308], [230, 290], [246, 262],
      [253, 226], [243, 250], [228, 262], [212, 264], [200, 268], [188, 264], [172, 262], [157, 250]),
    short: shape([148, 236], [158, 272], [178, 298], [200, 307], [222, 298], [242, 272], [252, 236], [240, 266],
      [224, 284], [200, 290], [176, 284], [160, 266]),
  };
  const beard = look.beard
    ? path(beards[look.beard], { fill: beardColour }) +
      path(shape([x - 27, 269], [x - 15, 262], [x, 261], [x + 15, 262], [x + 27, 269], [x + 13, 269], [x, 267],
        [x - 13, 269]), { fill: beardColour })
    : '';
  return (
    path(oval(145, 226, 9, 17, -6), { fill: shade }) + path(oval(255, 226, 9, 17, 6), { fill: shade }) +
    group({ filter: 'url(#tight)' }, path(outline, { fill: skin })) +
    path(shape([226, 143], [243, 158], [252, 178], [254, 208], [250, 242], [239, 273], [221, 297], [203, 305],
      [228, 272], [238, 236], [236, 190]), { fill: shade, opacity: 0.6 }) +
    path(shape([x - 30, 158], [x, 152], [x + 24, 160], [x + 16, 186], [x, 192], [x - 22, 186]),
      { fill: light, opacity: 0.4 }) +
    path(oval(x - 29, 253, 13, 9, -12), { fill: light, opacity: 0.55 }) +
      path(oval(x + 28, 253, 11, 8, 12), { fill: light, opacity: 0.32 }) +
    beard +
    path(shape([x - 5, 206], [x, 203], [x + 4, 206], [x + 5, 238], [x + 8, 250], [x, 254], [x - 8, 250], [x - 5, 238]),
      { fill: light, opacity: 0.75 }) +
    path(shape([x + 4, 208], [x + 9, 236], [x + 15, 249], [x + 9, 255], [x + 3, 253], [x + 6, 240]),
      { fill: shade, opacity: 0.8 }) +
    stroke(curve([x - 13, 250], [x - 9, 256], [x - 3, 255], [x, 257.5], [x + 3, 255], [x + 9, 256], [x + 13, 250]),
      palette.skinShade[5], 2.2, { opacity: 0.85 }) +
    eye(palette, x - 27, -1, look.gaze, palette.hair, shade) + eye(palette, x + 27, 1, look.gaze, palette.hair, shade) +
    stroke(curve([x - 44, 208], [x - 35, 201.5], [x - 24, 200.5], [x - 14, 204]),
      beardColour === palette.hairGrey ? palette.hairGrey : palette.hair, brow, { opacity: 0.92 }) +
    stroke(curve([x + 14, 204], [x + 24, 200.5], [x + 35, 201.5], [x + 44, 208]),
      beardColour === palette.hairGrey ? palette.hairGrey : palette.hair, brow, { opacity: 0.92 }) +
    path(d`
      M${x - 20} 275C${x - 12} 273 ${x - 7} 269.5 ${x - 3} 270Q${x} 272 ${x + 3} 270
      C${x + 7} 269.5 ${x + 12} 273 ${x + 20} 275C${x + 13} 287 ${x + 7} 289.5 ${x} 289.5S${x - 13} 287 ${x - 20} 275Z
    `,
      { fill: lips }) +
    path(oval(x - 1, 283, 8.5, 2.6), { fill: palette.skinLight[0], opacity: 0.35 }) +
    stroke(curve([x - 23, 273], [x - 11, 277.5], [x, 277], [x + 11, 277.5], [x + 23, 273]), palette.lips[1], 1.9) +
    path(oval(x, 295.5, 9, 2.2), { fill: shade, opacity: look.beard ? 0 : 0.5 })
  );
}

/** The neck from under the chin to the collar, with the chin's shadow. */
export function neck(palette: Palette, skin: FaceLook['skin'], thick = 28): string {
  return (
    path(d`
      M${200 - thick} 262C${200 - thick + 2} 310 ${200 - thick - 2} 334 ${200 - thick - 22} 352L200 420
      L${200 + thick + 22} 352C${200 + thick + 2} 334 ${200 + thick - 2} 310 ${200 + thick} 262Z
    `,
      { fill: palette.skin[skin] }) +
    path(d`
      M${200 - thick + 1} 282C${200 - thick + 10} 322 ${200 + thick - 16} 336 ${200 + thick - 1} 300
      L${200 + thick} 262H${200 - thick}Z
    `,
      { fill: palette.skinShade[skin], opacity: 0.95 }) +
    path(`M${200 + 8} 322L${200 + thick + 22} 352L200 420Z`, { fill: palette.skinShade[skin], opacity: 0.5 })
  );
}

/** Shoulders of bare skin, for low necklines. */
export function bareShoulders(palette: Palette, skin: FaceLook['skin']): string {
  return (
    path(shape([44, 500], [62, 424], [110, 384], [164, 356], [200, 366], [236, 356], [290, 384], [338, 424],
      [356, 500]), { fill: palette.skin[skin] }) +
    stroke(curve([128, 392], [158, 398], [186, 408]), palette.skinShade[skin], 3, { opacity: 0.7 }) +
    stroke(curve([272, 392], [242, 398], [214, 408]), palette.skinShade[skin], 3, { opacity: 0.7 })
  );
}

/** A head as a whole turned a little on its neck. */
export function tilted(degrees: number, ...content: string[]): string {
  return group({ transform: `${at(200, 320, 1, degrees)} translate(-200 -320)` }, ...content);
}
