/** The drawing's own measures; it is cut to its place, its middle always in sight. */
export const width = 1200;
export const height = 900;

type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
const line = (points: Point[]) => `M${points.map(at).join('L')}`;
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** How far down the shore lies, from west to east: a long, shallow bay. */
const shore = (x: number) => 640 + 46 * Math.sin((x + 140) / 560) - 0.035 * x;

/** A line along the shore, `away` above it (or, when negative, out at sea). */
const along = (away: number, from = -40, to = width + 40): Point[] => range(from, to, 80).map((x) => [x, shore(x) - away]);

/** Leaning a little, as streets laid out from a shore do. */
const across = (x: number, from: number, to: number): Point[] => [
  [x + 0.16 * from, shore(x) - from],
  [x + 0.16 * to, shore(x) - to],
];

/** Streets by their rank, each as one path. */
export interface Streets {
  lanes: string;
  streets: string;
  avenues: string;
}

/** A town on a shore: Lomé, as one remembers it. */
export const shoreTown: Streets = {
  lanes: [
    ...range(72, 600, 46).map((away) => line(along(away))),
    ...range(-120, 1300, 58).map((x) => line(across(x, 14, 620))),
  ].join(''),
  streets: [
    ...[118, 256, 394, 532].map((away) => line(along(away))),
    ...range(-90, 1300, 232).map((x) => line(across(x, 14, 640))),
  ].join(''),
  avenues: [
    line(along(26)),
    // The circular boulevard, from shore to shore around the old town.
    `M250 ${Math.round(shore(250) - 26)}C250 60 960 60 960 ${Math.round(shore(960) - 26)}`,
    line([[600, shore(600) - 26], [690, -40]]),
    line([[600, shore(600) - 26], [180, -40]]),
    line([[690, 300], [1260, 40]]),
  ].join(''),
};

/** A town that could be anywhere. */
export const inlandTown: Streets = {
  lanes: [
    ...range(-300, 1200, 46).map((y) => line([[-40, y], [width + 40, y + 190]])),
    ...range(-200, 1400, 58).map((x) => line([[x, -40], [x - 150, height + 40]])),
  ].join(''),
  streets: [
    ...range(-254, 1200, 184).map((y) => line([[-40, y], [width + 40, y + 190]])),
    ...range(-142, 1400, 232).map((x) => line([[x, -40], [x - 150, height + 40]])),
  ].join(''),
  avenues: [
    line([[-40, 700], [600, 450], [1260, 300]]),
    line([[520, -40], [600, 450], [760, 940]]),
    'M300 450a300 260 0 1 0 600 0a300 260 0 1 0 -600 0Z',
  ].join(''),
};

/** The sea below the shore. */
export const sea = `${line(along(0))}L${width + 40} ${height}L-40 ${height}Z`;

/** The beach, a ribbon above the sea. */
export const beach = `${line(along(15))}L${along(0).toReversed().map(at).join('L')}Z`;

/** Waves as engravers cut them: close to each other at the shore, ever further apart. */
export const waves = [7, 15, 24, 35, 48, 64, 84, 108, 136, 168, 206].map((away) => line(along(-away))).join('');

/** The lagoon behind the old town. */
export const lagoon = 'M-40 176C160 150 260 214 430 196S720 150 860 178S1120 214 1240 190V232C1120 256 1000 224 860 220S620 206 430 240S120 206 -40 226Z';

/** The old wharf, on its piles. */
const wharf = { x: 690, length: 118 };
const head = shore(wharf.x) + 4;
export const wharfDeck = line([[wharf.x, head - 14], [wharf.x + 12, head + wharf.length]]);
export const wharfPiles = range(10, wharf.length, 12)
  .map((down) => line([[wharf.x + down / 10 - 8, head + down], [wharf.x + down / 10 + 8, head + down]]))
  .join('');

/** A pirogue: hull and sail, its waterline at a point. */
const pirogue = ([x, y]: Point) =>
  `M${x - 26} ${y - 4}Q${x} ${y + 7} ${x + 28} ${y - 7}Q${x} ${y + 1} ${x - 26} ${y - 4}ZM${x - 2} ${y - 5}V${y - 38}L${x + 19} ${y - 9}Z`;
export const pirogues = [pirogue([430, 752]), pirogue([520, 786]), pirogue([850, 742])].join('');

const spot = ([x, y]: Point) => `M${x} ${y}h.01`;

/** Gardens: trees in rows, as spots. */
export const gardens = [
  { from: [392, 560], rows: 3, columns: 6 },
  { from: [742, 470], rows: 4, columns: 4 },
  { from: [250, 330], rows: 3, columns: 5 },
  { from: [884, 300], rows: 3, columns: 4 },
]
  .flatMap(({ from: [x = 0, y = 0], rows, columns }) =>
    range(0, rows - 1, 1).flatMap((row) => range(0, columns - 1, 1).map((column) => spot([x + column * 13 + (row % 2) * 6, y + row * 12]))),
  )
  .join('');

/** A compass of eight winds, its middle at the origin. */
export const compass = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const long = degrees % 90 === 0 ? 46 : 27;
    const tip: Point = [Math.sin(turn) * long, -Math.cos(turn) * long];
    const side = (by: number): Point => [Math.sin(turn + by) * 8, -Math.cos(turn + by) * 8];
    return { half: `${line([tip, side(0.79), [0, 0]])}Z`, whole: `${line([tip, side(0.79), [0, 0], side(-0.79)])}Z` };
  });
