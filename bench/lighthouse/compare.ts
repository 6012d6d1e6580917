import { median } from '../report/statistics.ts';
import { audit, forms, type Audit, type Categories, type Form, type Timing } from './audit.ts';

/** The page as the site sends it, and as static HTML. */
export type Variant = 'site' | 'static';

/** The results of one variant on one form factor: medians, and the single runs. */
export interface Measured {
  variant: Variant;
  form: Form;
  timing: Timing;
  runs: Timing[];
  categories: Categories | undefined;
  bytes: Record<string, number>;
}

export interface CompareOptions {
  /** The address of each variant. */
  addresses: Record<Variant, string>;
  chrome: string;
  rounds: number;
  say: (line: string) => void;
}

function middle(runs: Timing[]): Timing {
  const of = (metric: keyof Timing) => median(runs.map((run) => run[metric]));
  return { lcp: of('lcp'), fcp: of('fcp'), tbt: of('tbt'), cls: of('cls'), si: of('si'), score: of('score') };
}

/**
 * Runs Lighthouse on all variants in turns, round by round, so that other load affects all of them equally. The first
 * round audits all categories, the others only timings. Each round starts with another variant.
 */
export async function compare({ addresses, chrome, rounds, say }: CompareOptions): Promise<Measured[]> {
  const entries = Object.entries(addresses) as [Variant, string][];
  const audits = new Map<string, Audit[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const form of forms) {
      for (const [variant, address] of [
        ...entries.slice(round % entries.length),
        ...entries.slice(0, round % entries.length),
      ]) {
        const result = await audit(address, { form, chrome, what: round === 0 ? 'both' : 'times' });
        const key = `${form} ${variant}`;
        audits.set(key, [...(audits.get(key) ?? []), result]);
        const { lcp, fcp } = result.timing;
        say(`  ${round + 1}/${rounds} ${key}: LCP ${Math.round(lcp)} ms, FCP ${Math.round(fcp)} ms`);
      }
    }
  }
  return forms.flatMap((form) =>
    entries.map(([variant]) => {
      const all = audits.get(`${form} ${variant}`) ?? [];
      const runs = all.map(({ timing }) => timing);
      const [first] = all;
      return {
        variant,
        form,
        timing: middle(runs),
        runs,
        categories: first?.categories,
        bytes: first?.bytes ?? {},
      };
    }),
  );
}
