import { table } from '../report/table.ts';
import type { Real, Visited } from './compare.ts';

/** Formats each page on each connection, cold and warm, with its ratio to static HTML. */
export function visitTable(visited: Visited[]): string {
  const rows = visited.flatMap((each) =>
    (['cold', 'warm'] as const).map((state) => {
      const plain = visited.find(
        ({ page, line, variant }) => page === each.page && line === each.line && variant === 'static',
      );
      const against = (figure: 'fcp' | 'lcp') => {
        const value = each[state][figure];
        const ratio = plain === undefined ? '' : `${(value / plain[state][figure]).toFixed(2)} × `;
        return `${ratio}${Math.round(value)} ms`;
      };
      const { tbt, cls, bytes } = each[state];
      return [
        `${each.line}, ${state}: ${each.page}, ${each.variant}`,
        against('fcp'),
        against('lcp'),
        `${Math.round(tbt)} ms`,
        cls.toFixed(3),
        (bytes / 1000).toFixed(1),
      ];
    }),
  );
  return table(
    ['', 'first paint', 'LCP', 'TBT', 'CLS', 'all kB'],
    rows.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? '')),
  );
}

/** Formats the JavaScript of the home page in kB of brotli, with the ratio of each variant to this site. */
export function scriptsTable({ scripts }: Real): string {
  const own = scripts.site;
  const shown = (bytes: number, base = 0) =>
    `${(bytes / 1000).toFixed(1)}${base > 0 ? ` = ${(bytes / base).toFixed(1)} × this site` : ''}`;
  return table(
    ['JavaScript of the home page, kB', 'over the wire', 'executed by a reader'],
    Object.entries(scripts).map(([variant, { transferred, executed }]) => [
      variant,
      shown(transferred, own?.transferred),
      shown(executed, own?.executed),
    ]),
  );
}
