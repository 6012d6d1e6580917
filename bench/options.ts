import { parseArgs } from 'node:util';
import type { Throttling } from './lighthouse/audit.ts';

/** What a plain `npm run bench` measures. */
export const parts = ['lighthouse', 'pages', 'javascript', 'sections', 'throughput'] as const;
/** What takes longer, and is asked for by itself. */
export const longParts = ['real', 'growth', 'memory'] as const;
export type Part = (typeof parts)[number] | (typeof longParts)[number];

export interface Options {
  /** Lighthouse runs for each variant and form. */
  rounds: number;
  /** Rounds of requests per second, and how long each server is asked in each, in milliseconds. */
  loadRounds: number;
  loadMilliseconds: number;
  /** How often the page is rendered for the uncached figure. */
  renders: number;
  parts: Set<Part>;
  throttling: Throttling;
  /** Whether Lighthouse looks at the page without its scripts as well. */
  stripped: boolean;
  quick: boolean;
}

export const usage = `npm run bench [-- options]
  --quick              everything once and briefly, to try it out: no figures to rely on
  --rounds <n>         Lighthouse runs for each page and form (5)
  --only <part,…>      some parts only: ${parts.join(', ')}
  --real               only real visits: a slow line and processor applied while pages load, cold and warm
  --growth             only what a page costs as sections, pages and menu items become more
  --memory             only the server's memory over ten minutes of random paths
  --stripped           Lighthouse on the page without its scripts too: what they cost, and what the page costs by itself
  --applied            a slow network and processor applied while loading, instead of calculated afterwards`;

const isPart = (name: string): name is Part => [...parts, ...longParts].some((part) => part === name);

/** @throws with a message for people when the options are not those of {@link usage}. */
export function readOptions(given: string[]): Options | 'help' {
  const { values } = parseArgs({
    args: given,
    options: {
      quick: { type: 'boolean' },
      rounds: { type: 'string' },
      only: { type: 'string' },
      real: { type: 'boolean' },
      growth: { type: 'boolean' },
      memory: { type: 'boolean' },
      stripped: { type: 'boolean' },
      applied: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return 'help';
  const quick = values.quick ?? false;
  const rounds = Number(values.rounds ?? (quick ? 1 : 5));
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    throw new Error('--rounds takes a whole number from 1 to 50');
  const long = longParts.filter((part) => values[part]);
  const asked = values.only?.split(',') ?? (long.length > 0 ? long : [...parts]);
  const unknown = asked.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`--only knows ${parts.join(', ')}, not ${unknown}`);
  return {
    rounds,
    loadRounds: quick ? 1 : 5,
    loadMilliseconds: quick ? 1000 : 5000,
    renders: quick ? 40 : 200,
    parts: new Set<Part>(asked.filter(isPart)),
    throttling: values.applied === true ? 'devtools' : 'simulate',
    stripped: values.stripped ?? false,
    quick,
  };
}
