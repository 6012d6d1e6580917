import type { Running } from '../servers/start-plain.ts';
import { median } from '../report/statistics.ts';
import { cpuTime } from '../servers/usage.ts';
import { load } from './load.ts';

export interface Rate {
  /** Requests per second, the median of the rounds. */
  perSecond: number;
  /** The server's processor time per request in microseconds; NaN on systems other than Linux. */
  cpu: number;
  rounds: number[];
}

export interface Throughput {
  site: Rate;
  bare: Rate;
  /** The site's requests per second divided by those of the bare response: the median of each round's ratio. */
  ratio: number;
  /** The same ratio by processor time, which is more stable on a busy machine. */
  cpuRatio: number;
}

export interface ThroughputOptions {
  site: Running;
  bare: Running;
  rounds: number;
  /** The milliseconds of load on each server in each round. */
  milliseconds: number;
}

const connections = 32;
const warmup = 1500;

/** Loads the home pages of both servers in turns (A B B A), so that changes in load affect both equally. */
export async function compareThroughput({ site, bare, rounds, milliseconds }: ThroughputOptions): Promise<Throughput> {
  const measure = async ({ origin, pid }: Running) => {
    const before = cpuTime(pid);
    const { requests, perSecond } = await load({ origin, connections, milliseconds });
    const used = (cpuTime(pid) ?? Number.NaN) - (before ?? Number.NaN);
    return { perSecond, cpu: (used * 1000) / requests };
  };
  for (const { origin } of [site, bare]) await load({ origin, connections, milliseconds: warmup });
  const found = { site: [] as { perSecond: number; cpu: number }[], bare: [] as { perSecond: number; cpu: number }[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? (['site', 'bare'] as const) : (['bare', 'site'] as const)) {
      found[which].push(await measure(which === 'site' ? site : bare));
    }
  }
  const rate = (which: 'site' | 'bare'): Rate => {
    const speeds = found[which].map(({ perSecond }) => perSecond);
    return { perSecond: median(speeds), cpu: median(found[which].map(({ cpu }) => cpu)), rounds: speeds };
  };
  const pairs = found.site.map((each, round) => ({ site: each, bare: found.bare[round] ?? each }));
  return {
    site: rate('site'),
    bare: rate('bare'),
    ratio: median(pairs.map((pair) => pair.site.perSecond / pair.bare.perSecond)),
    cpuRatio: median(pairs.map((pair) => pair.bare.cpu / pair.site.cpu)),
  };
}
