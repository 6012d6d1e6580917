import { d, num } from '../geometry/curve.ts';
import { circle, group, path, rect } from '../geometry/svg.ts';

/** The colours of a wax cloth: ground, ring, and petals. */
export interface WaxColours {
  ground: string;
  ring: string;
  petal: string;
}

/** One medallion of radius about 0.4 of `unit`, around 0,0. */
export function waxMedallion(unit: number, { ground, ring, petal }: WaxColours): string {
  let petals = '';
  let beads = '';
  for (let index = 0; index < 12; index += 1) {
    const angle = (index * Math.PI) / 6;
    const tip = (turn: number): string =>
      d`${Math.cos(angle + turn) * unit * 0.3} ${Math.sin(angle + turn) * unit * 0.3}`;
    petals += d`M0 0L${tip(-0.13)}Q${Math.cos(angle) * unit * 0.345} ${Math.sin(angle) * unit * 0.345} ${tip(0.13)}Z`;
    beads += circle(Math.cos(angle + 0.26) * unit * 0.367, Math.sin(angle + 0.26) * unit * 0.367, unit * 0.016, {
      fill: ground,
    });
  }
  return (
    circle(0, 0, unit * 0.4, { fill: ring }) +
    circle(0, 0, unit * 0.335, { fill: ground }) +
    path(petals, { fill: petal }) +
    beads +
    circle(0, 0, unit * 0.13, { fill: ground }) +
    circle(0, 0, unit * 0.092, { fill: ring }) +
    circle(0, 0, unit * 0.036, { fill: petal })
  );
}

/** A piece of wax cloth from 0,0, medallions `unit` apart. Overflows its box; clip it to the cloth's outline. */
export function waxCloth(width: number, height: number, unit: number, colours: WaxColours): string {
  const rowHeight = unit * 0.87;
  let content = rect(-unit, -unit, width + 2 * unit, height + 2 * unit, { fill: colours.ground });
  for (let row = 0; row * rowHeight < height + unit; row += 1) {
    for (let column = 0; column * unit < width + unit; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * unit;
      const y = row * rowHeight;
      content += group({ transform: `translate(${num(x)} ${num(y)})` }, waxMedallion(unit, colours));
      for (const [dx, dy] of [
        [0.5, 0],
        [0.25, 0.435],
        [-0.25, 0.435],
      ] as const) {
        content += circle(x + dx * unit, y + dy * unit, unit * 0.028, { fill: colours.petal });
      }
    }
  }
  return content;
}
