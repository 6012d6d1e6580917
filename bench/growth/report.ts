import { table } from '../report/table.ts';
import type { Growth } from './measure.ts';

interface Figure {
  name: string;
  of: (growth: Growth) => number;
  digits: number;
}

const figures: Figure[] = [
  { name: 'HTML, ms', of: ({ html }) => html, digits: 0 },
  { name: 'HTML, kB', of: ({ bytes }) => bytes / 1000, digits: 1 },
  { name: 'JavaScript read, kB', of: ({ read }) => read / 1000, digits: 1 },
  { name: 'JavaScript used, kB', of: ({ used }) => used / 1000, digits: 1 },
  { name: 'server memory, MB', of: ({ memory }) => memory / 1e6, digits: 0 },
];

export function growthTable(growths: Growth[]): string {
  const rows = growths.map((growth) => [
    `${growth.count} ${growth.what}`,
    ...figures.map(({ of, digits }) => of(growth).toFixed(digits)),
  ]);
  return table(['', ...figures.map(({ name }) => name)], rows);
}

const chart = { width: 250, height: 130, left: 20, top: 44, apart: 40 };

/** Draws one curve: a logarithmic axis for the count, a linear axis from zero for the value. */
function curve(points: { count: number; value: number }[], { name, digits }: Figure, what: string): string {
  const most = Math.max(...points.map(({ value }) => value));
  const last = Math.log(Math.max(...points.map(({ count }) => count)));
  const first = Math.log(Math.min(...points.map(({ count }) => count)));
  const x = (count: number) =>
    ((Math.log(count) - first) / (last - first)) * (chart.width - 2 * chart.left) + chart.left;
  const y = (value: number) => chart.height - (value / most) * (chart.height - 20);
  const places = points.map(({ count, value }) => ({ count, value, x: x(count).toFixed(1), y: y(value).toFixed(1) }));
  const line = places.map((place) => `${place.x},${place.y}`).join(' ');
  const marks = places.map(
    (place) =>
      `<circle cx="${place.x}" cy="${place.y}" r="3"/><text x="${place.x}" y="${Number(place.y) - 8}">${place.value.toFixed(digits)}</text><text class="count" x="${place.x}" y="${chart.height + 16}">${place.count}</text>`,
  );
  return `<text class="title" x="${chart.width / 2}" y="-14">${name} by ${what}</text><path d="M0 ${chart.height}H${chart.width}"/><polyline points="${line}"/>${marks.join('')}`;
}

/** Draws the results as an SVG: a column for each dimension, a row for each figure. */
export function growthPlot(growths: Growth[]): string {
  const columns = [...new Set(growths.map(({ what }) => what))];
  const [across, down] = [chart.width + chart.apart, chart.height + chart.top + chart.apart];
  const charts = figures.flatMap((figure, row) =>
    columns.map((what, column) => {
      const points = growths
        .filter((growth) => growth.what === what)
        .map((growth) => ({ count: growth.count, value: figure.of(growth) }));
      return `<g transform="translate(${column * across + chart.apart / 2} ${row * down + chart.top})">${curve(points, figure, what)}</g>`;
    }),
  );
  const style =
    'text{font:12px sans-serif;text-anchor:middle;fill:#1a1a40}.title{font-weight:600}.count{fill:#52556e}path,polyline{fill:none;stroke:#52556e}polyline{stroke:#203670;stroke-width:2}circle{fill:#203670}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns.length * across} ${figures.length * down}"><title>What a page costs as a site grows</title><style>${style}</style><rect width="100%" height="100%" fill="#fff"/>${charts.join('')}</svg>\n`;
}
