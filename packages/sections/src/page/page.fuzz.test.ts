import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePages, mutatedPages } from '../testing/mutated-pages.ts';
import { checkPage, parsePage, repairPage } from './page.ts';

const seed = Number(process.env['SEED'] ?? 20_261_121);
/** The number of configurations. `npm run figures` sets `CONFIGURATIONS=10000`. */
const configurations = Number(process.env['CONFIGURATIONS'] ?? 2000);

const demo = new URL('../../../server/demo/pages/', import.meta.url);
const pages = readdirSync(demo).map(
  (name) => JSON.parse(readFileSync(new URL(name, demo), 'utf8')) as Record<string, unknown>,
);
beforeAll(async () => {
  pages.push(...(await examplePages()));
});

/** Returns all URLs of links and resources in a page. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'string' && /(?:href|src|link|url|path)$/i.test(key) ? [child] : linksIn(child),
  );
}

describe('mutated page configurations', () => {
  it(
    `are parsed without an error, and repaired without a fault: ${configurations}`,
    { timeout: 60_000 + configurations * 40 },
    () => {
      fc.assert(
        fc.property(mutatedPages(pages), (configuration) => {
          const { page } = parsePage(configuration, { locale: 'en' });
          expect(
            linksIn(page).filter((address) => /^\s*(?:javascript|data|vbscript):|^[\\/]{2}/i.test(address)),
          ).toEqual([]);
          if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration)) return;
          const repaired = repairPage(configuration as Record<string, unknown>);
          expect(checkPage(repaired).filter(({ kept, keys }) => kept !== true && keys.length > 1)).toEqual([]);
        }),
        { seed, numRuns: configurations },
      );
    },
  );
});
