import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Draws the ornaments that style sheets use as masks, so that they take the colours of their context:
 * `npx node scripts/assets/build-ornaments.ts`. A test compares the files with this output.
 */
const round = (value: number) => Number(value.toFixed(2));
const turn = Math.PI * 2;

function svg(box: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;
}

/** Returns a closed wave around a circle, with `waves` crests of height `height`, rotated by `phase`. */
function wave(radius: number, height: number, waves: number, phase: number): string {
  const steps = waves * 10;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * turn;
    const reach = radius + height * Math.sin(waves * angle + phase);
    return [Math.round(reach * Math.cos(angle) * 4), Math.round(reach * Math.sin(angle) * 4)] as const;
  });
  // Relative coordinates in quarters of a unit save two thirds of the bytes.
  const moves = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `m${moves.join(' ')}z`.replaceAll(' -', '-') + `m${-(points[0]?.[0] ?? 0)} ${-(points[0]?.[1] ?? 0)}`;
}

function guilloche(radius: number, height: number, waves: number, lines: number): string {
  return Array.from({ length: lines }, (_, line) => wave(radius, height, waves, (line / lines) * turn)).join('');
}

function rosette(): string {
  const path = guilloche(150, 40, 14, 14) + guilloche(78, 32, 10, 10);
  return svg('-800 -800 1600 1600', `<path d="${path}" fill="none" stroke="#000" stroke-width="3.2"/>`);
}

const unit = 96;
const rowHeight = unit * 0.87;

/** Repeats a motif in two rows, the second shifted by half: the smallest tile of the pattern. */
function onCloth(motif: string): string {
  const places = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => [(column - (row % 2) / 2) * unit, row * rowHeight] as const),
  );
  const uses = places.map(([x, y]) => `<use href="#m" x="${round(x)}" y="${round(y)}"/>`).join('');
  return svg(`0 0 ${unit} ${round(rowHeight * 2)}`, `<defs><g id="m">${motif}</g></defs>${uses}`);
}

function rings(): string {
  const dots = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * turn;
    return `<circle cx="${round(Math.cos(angle) * 35)}" cy="${round(Math.sin(angle) * 35)}" r="1.7"/>`;
  });
  const ring = '<circle r="35" fill="none" stroke="#000" stroke-width="6.5" mask="url(#h)"/>';
  const holes = `<mask id="h" maskUnits="userSpaceOnUse" x="-48" y="-48" width="96" height="96"><path d="M-48-48h96v96h-96z" fill="#fff"/>${dots.join('')}</mask>`;
  return onCloth(`${holes}${ring}<circle r="8.6"/>`);
}

function petals(): string {
  const petal = Array.from({ length: 12 }, (_, index) => {
    const at = (angle: number, reach: number) => `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
    const angle = (index / 12) * turn;
    return `M${at(angle, 13.5)}L${at(angle - 0.12, 28)}L${at(angle + 0.12, 28)}Z`;
  });
  const dot = (x: number, y: number) => `<circle cx="${round(x)}" cy="${round(y)}" r="2.7"/>`;
  const between = dot(unit / 2, 0) + dot(unit / 4, rowHeight / 2) + dot(-unit / 4, rowHeight / 2);
  return onCloth(`<path d="${petal.join('')}"/>${between}`);
}

/** All ornaments by file name. */
export const ornaments: Record<string, string> = {
  'rosette.svg': rosette(),
  'wax-rings.svg': rings(),
  'wax-petals.svg': petals(),
};

if (import.meta.main) {
  const folder = new URL('../../packages/app/public/ornaments/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(ornaments)) writeFileSync(new URL(name, folder), content);
}
