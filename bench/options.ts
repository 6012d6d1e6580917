import { readArguments, rejectArguments } from '../scripts/lib/arguments.mjs';

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

const usage = `Usage: npm run bench -- [--quick] [--rounds N] [--only PART,…]

  --quick              measures everything once and briefly: a dry run without reliable figures
  --rounds N           Lighthouse runs for each page and form (5)
  --only PART,…        measures only these parts: ${parts.join(', ')},
                       real: visits with a slow network and processor applied while pages load, cold and warm
                       growth: the cost of a page as the numbers of sections, pages and menu items grow
                       memory: the server's memory over ten minutes of random requests`;

const isPart = (name: string): name is Part => [...parts, ...longParts].some((part) => part === name);

/** Parses the command line. Ends the process when it asks for help or is invalid. */
export function readOptions(): Options {
  const { values } = readArguments(usage, {
    options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' }, only: { type: 'string' } },
  });
  const { quick } = values;
  const rounds = Number(values.rounds ?? (quick ? 1 : 5));
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    rejectArguments(usage, '--rounds must be a whole number from 1 to 50');
  const asked = values.only?.split(',') ?? [...parts];
  const unknown = asked.find((name) => !isPart(name));
  if (unknown !== undefined) rejectArguments(usage, `--only does not accept ${unknown}`);
  return {
    rounds,
    loadRounds: quick ? 1 : 5,
    loadMilliseconds: quick ? 1000 : 5000,
    renders: quick ? 40 : 200,
    parts: new Set<Part>(asked.filter(isPart)),
    quick,
  };
}
