import type { Measured } from '../lighthouse/compare.ts';
import type { PageCategories } from '../lighthouse/pages.ts';
import type { Weight } from '../javascript/weigh.ts';
import type { RenderCost } from '../throughput/measure-render.ts';
import type { Throughput } from '../throughput/compare.ts';
import type { Goal } from './goals.ts';
import { table } from './table.ts';

const names = { site: 'this site', static: 'static HTML' };

/** Formats a ratio to static HTML and the value: `1.04 × (2113 ms)`. Without a base, formats only the value. */
function against(value: number, base: number, unit: string, digits = 0): string {
  const own = `${value.toFixed(digits)}${unit}`;
  return base > 0 ? `${(value / base).toFixed(2)} × ${own.padStart(7)}` : own;
}

const total = (bytes: Record<string, number>) => Object.values(bytes).reduce((sum, each) => sum + each, 0);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Formats the variants of the page side by side: ratios to static HTML, and medians. */
export function lighthouseTable(measured: Measured[]): string {
  const header = ['', 'score', 'LCP', 'first paint', 'speed index', 'TBT', 'CLS', 'document kB', 'all kB'];
  const rows = measured.map(({ form, variant, timing, bytes }) => {
    const base = measured.find((each) => each.form === form && each.variant === 'static')?.timing ?? timing;
    return [
      `${form}: ${names[variant]}`,
      String(timing.score),
      against(timing.lcp, base.lcp, ' ms'),
      against(timing.fcp, base.fcp, ' ms'),
      against(timing.si, base.si, ' ms'),
      `${timing.tbt.toFixed(0)} ms`,
      timing.cls.toFixed(3),
      kB(bytes['Document'] ?? 0),
      kB(total(bytes)),
    ];
  });
  return table(header, rows);
}

export function weightTable(weights: Weight[]): string {
  const rows = weights.map(({ route, path, before, read, intent, used, files }) => [
    `${route} ${path}`,
    kB(before),
    kB(read),
    kB(intent),
    kB(used),
    String(files),
  ]);
  return table(['JavaScript, kB brotli', 'loaded', 'read to the end', 'first intent', 'all used', 'files'], rows);
}

/**
 * Formats what each section adds to an empty page once it is used. The first row is the empty page, the last has all
 * sections.
 */
export function sectionTable(weights: Weight[]): string {
  const none = weights.find(({ route }) => route === 'none')?.used ?? 0;
  const rows = weights.map(({ route, used, files }) => [
    route,
    kB(used),
    route === 'none' ? '' : kB(used - none),
    String(files),
  ]);
  return table(['a page of', 'kB of JavaScript', 'its own', 'files'], rows);
}

export function throughputTable({ site, bare, ratio, cpuRatio }: Throughput): string {
  const row = (name: string, { perSecond, cpu }: Throughput['site'], share: string, cpuShare: string) => [
    name,
    perSecond.toFixed(0),
    share,
    Number.isNaN(cpu) ? '–' : cpu.toFixed(0),
    cpuShare,
  ];
  const shown = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2));
  return table(
    ['', 'requests/s', 'ratio', 'processor µs each', 'ratio'],
    [
      row('bare response of the same bytes', bare, '1.00', '1.00'),
      row('the home page from the site’s cache', site, shown(ratio), shown(cpuRatio)),
    ],
  );
}

/** Formats the cost of an uncached page, and its rate relative to the bare response. */
export function renderText({ render, compress, html, brotli }: RenderCost, bare: Throughput['bare']): string {
  const milliseconds = render + compress;
  const share = 1000 / milliseconds / bare.perSecond;
  return `Uncached: ${render.toFixed(1)} ms to render and ${compress.toFixed(1)} ms to compress ${kB(html)} kB to ${kB(brotli)} kB; ${share.toFixed(3)} of the bare response's rate.`;
}

export function goalTable(goals: Goal[]): string {
  return table(
    ['goal', 'target', 'measured', ''],
    goals.map(({ what, goal, found, met }) => [what, goal, found, met ? 'met' : 'NOT MET']),
  );
}

/** Formats what the pages lack for full scores, each fault once. */
export function lacksText(pages: PageCategories[], weights: Weight[]): string {
  const lines = [
    ...pages.flatMap(({ path, form, lacks }) => lacks.map((lack) => `  ${path} ${form}: ${lack}`)),
    ...weights.flatMap(({ path, errors }) => errors.map((error) => `  ${path}: in the console: ${error}`)),
  ];
  return lines.length === 0 ? '' : `\nMissing for full scores:\n${lines.join('\n')}\n`;
}
