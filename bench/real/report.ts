import { table } from '../report/table.ts';
import type { Visited } from './compare.ts';

/** Each page on each line, cold and warm, with its ratio to static HTML. */
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
