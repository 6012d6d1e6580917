import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Draws the emblems of the demo's five fictitious sponsors: `npx node scripts/assets/build-logos.ts`. Each has two
 * colours that are visible on light and dark backgrounds; the page shows them in its text colour until they are
 * hovered. A test compares the files.
 */
type Point = [number, number];

const round = (value: number) => String(Math.round(value * 100) / 100);
const at = ([cx, cy]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};
const place = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Returns an arc, clockwise between two angles in degrees (0 is right, 90 is down). */
const arc = (centre: Point, radius: number, from: number, to: number) =>
  `M${place(at(centre, radius, from))}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${place(at(centre, radius, to))}`;

/** Returns a row of ripples from `x` on, each `length` wide and `height` high. */
const ripples = (x: number, y: number, count: number, length: number, height: number) =>
  `M${x} ${y}${Array.from({ length: count }, () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`).join('')}`;

const line = (colour: string, d: string, width = 2.5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (colour: string, d: string) => `<path d="${d}" fill="${colour}"/>`;

/** The emblem of a bank: the sun rising over the sea. */
function gulf(): string {
  const centre: Point = [32, 40];
  const rings = [12, 19, 26].map((radius) => arc(centre, radius, 180, 360)).join('');
  return (
    shape('#c07a1e', `M26 40a6 6 0 0 1 12 0Z`) +
    line('#c07a1e', rings) +
    line('#3f74c4', `${ripples(6, 48, 4, 13, 4)}${ripples(12.5, 55, 3, 13, 4)}`)
  );
}

/** The emblem of a radio station: a mast with waves. */
function mast(): string {
  const top: Point = [32, 18];
  const rays = [9, 16, 23].map((radius) => arc(top, radius, 140, 220) + arc(top, radius, -40, 40)).join('');
  return (
    line('#b5473c', rays) +
    line('#5f76b8', 'M32 18L20 58M32 18L44 58M28.4 30H35.6M25.4 40L38.6 50M38.6 40L25.4 50') +
    shape('#b5473c', 'M32 13.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9Z')
  );
}

/** The emblem of a water company: a drop with ripples. */
function drop(): string {
  const outline = 'M32 5C22 19 13 29 13 40a19 19 0 0 0 38 0C51 29 42 19 32 5Z';
  return (
    line('#2f80a8', outline) +
    line('#2f80a8', `${ripples(17, 41, 3, 10, 4)}${ripples(20, 49, 2, 12, 4)}`) +
    shape('#6f8f3a', 'M32 17q5 8 0 14q-5 -6 0 -14Z')
  );
}

/** The emblem of a cloth merchant: a lozenge with a wax print. */
function cloth(): string {
  const lozenge = (half: number) => `M32 ${32 - half}L${32 + half} 32L32 ${32 + half}L${32 - half} 32Z`;
  const dots = [45, 135, 225, 315].map((angle) => {
    const [x, y] = at([32, 32], 14.2, angle);
    return `M${round(x - 2.4)} ${round(y)}a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 0 1 -4.8 0Z`;
  });
  return (
    line('#a8578a', lozenge(27)) +
    line('#a8578a', lozenge(12.5)) +
    shape('#c07a1e', lozenge(5)) +
    shape('#c07a1e', dots.join(''))
  );
}

/** The emblem of a beach hotel: a palm and the setting sun. */
function palm(): string {
  const crown: Point = [31, 24];
  const fronds = [-170, -140, -112, -68, -40, -10].map((angle) => {
    const [tip, bend] = [at(crown, 21, angle + (angle < -90 ? -24 : 24)), at(crown, 15, angle)];
    return `M${place(crown)}Q${place(bend)} ${place(tip)}`;
  });
  return (
    line('#3d8a6a', `${fronds.join('')}M31 24Q36 42 31 57`) + line('#c07a1e', `${arc([44, 57], 11, 180, 360)}M10 57H58`)
  );
}

const drawings = {
  'banque-du-golfe': gulf,
  'radio-wharf': mast,
  'eaux-aneho': drop,
  'tissus-agbodrafo': cloth,
  'hotel-be-plage': palm,
};

/** Returns the SVG files by name, without the folder. */
export function logos(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, draw]) => [
      `${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${draw()}</svg>\n`,
    ]),
  );
}

if (import.meta.main) {
  const folder = new URL('../../packages/app/public/logos/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(logos())) writeFileSync(new URL(name, folder), drawing);
}
