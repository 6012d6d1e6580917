import { parseArgs } from 'node:util';

/** The parts that `npm run bench` measures by default. */
export const parts = ['lighthouse', 'pages', 'javascript', 'sections', 'throughput'] as const;
/** The slow parts, which run only on request. */
const longParts = ['real', 'growth', 'memory'] as const;
export type Part = (typeof parts)[number] | (typeof longParts)[number];

export interface Options {
  /** The number of Lighthouse runs for each variant and form factor. */
  rounds: number;
  /** The number of throughput rounds, and the milliseconds of load on each server in each round. */
  loadRounds: number;
  loadMilliseconds: number;
  /** The number of renders for the uncached figure. */
  renders: number;
  parts: Set<Part>;
  quick: boolean;
}

export const usage = `npm run bench [-- options]
  --quick              measures everything once and briefly: a dry run without reliable figures
  --rounds <n>         Lighthouse runs for each page and form (5)
  --only <part,…>      measures only these parts: ${parts.join(', ')},
                       real: visits with a slow network and processor applied while pages load, cold and warm
                       growth: the cost of a page as the numbers of sections, pages and menu items grow
                       memory: the server's memory over ten minutes of random requests`;

const isPart = (name: string): name is Part => [...parts, ...longParts].some((part) => part === name);

/**
 * Parses the command line.
 * @throws an error with a readable message when an option is not one of {@link usage}.
 */
export function readOptions(given: string[]): Options | 'help' {
  const { values } = parseArgs({
    args: given,
    options: {
      quick: { type: 'boolean' },
      rounds: { type: 'string' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return 'help';
  const quick = values.quick ?? false;
  const rounds = Number(values.rounds ?? (quick ? 1 : 5));
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    throw new Error('--rounds must be a whole number from 1 to 50');
  const asked = values.only?.split(',') ?? [...parts];
  const unknown = asked.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`--only does not accept ${unknown}; the parts are ${[...parts, ...longParts].join(', ')}`);
  return {
    rounds,
    loadRounds: quick ? 1 : 5,
    loadMilliseconds: quick ? 1000 : 5000,
    renders: quick ? 40 : 200,
    parts: new Set<Part>(asked.filter(isPart)),
    quick,
  };
}
