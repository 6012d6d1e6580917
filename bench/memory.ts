import { setTimeout as wait } from 'node:timers/promises';
import { residentBytes } from '../packages/server/e2e/support/load/memory.ts';
import { random } from '../packages/server/src/testing/random.ts';
import { startSite } from './servers/start-site.ts';

/** The memory of the server while visitors request random pages. */
export interface MemoryOverTime {
  /** The seed of the random paths; the same seed repeats a run. */
  seed: number;
  requests: number;
  /** The memory in bytes at each sample, with the milliseconds since the first request. */
  samples: { after: number; bytes: number }[];
}

export interface MemoryOptions {
  /** The duration in milliseconds. */
  milliseconds: number;
  say: (line: string) => void;
}

const visitors = 8;
/** The number of memory samples. */
const sampleCount = 20;
/**
 * The pause between two requests of a visitor, in milliseconds. Together 100 requests a second, the load of a busy
 * site.
 */
const pause = 80;

const pages = ['', 'tarifs', 'agenda', 'charte', 'a-propos', 'congres', 'prestataires', 'contact', 'login', 'register'];
const themes = ['', 'Theme=dark', 'Theme=light'];
const encodings = ['br', 'gzip, br', 'gzip', 'identity'];

/**
 * Requests existing and missing pages of a site, in every language, theme and encoding, and samples its memory
 * meanwhile.
 */
export async function measureMemory({ milliseconds, say }: MemoryOptions): Promise<MemoryOverTime> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  say(`Random paths with seed ${seed}.`);
  const next = random(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const site = await startSite();
  const found: MemoryOverTime = { seed, requests: 0, samples: [] };
  try {
    const began = performance.now();
    const running = () => performance.now() - began < milliseconds;
    const path = () => {
      const name = next() < 0.5 ? one(pages) : `missing-${Math.floor(next() * 1e9).toString(36)}`;
      return `${one(['', '/fr', '/en'])}/${name}${next() < 0.1 ? `?from=${found.requests}` : ''}`;
    };
    const visitor = async () => {
      while (running()) {
        const headers = { cookie: one(themes), 'accept-encoding': one(encodings) };
        const response = await fetch(site.origin + path(), { headers });
        await response.arrayBuffer();
        if (response.status >= 500) throw new Error(`${response.url} returned status ${response.status}`);
        found.requests += 1;
        await wait(pause);
      }
    };
    const sampling = async () => {
      for (let index = 0; index <= sampleCount; index += 1) {
        await wait(Math.max(0, (index * milliseconds) / sampleCount - (performance.now() - began)));
        found.samples.push({ after: performance.now() - began, bytes: residentBytes(site.pid) });
      }
    };
    await Promise.all([sampling(), ...Array.from({ length: visitors }, visitor)]);
    return found;
  } finally {
    await site.stop();
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** Formats the memory at each sample, and the growth in the second half. */
export function memoryTable({ seed, requests, samples }: MemoryOverTime): string {
  const rows = samples.map(({ after, bytes }) => `${(after / 60_000).toFixed(1).padStart(5)} min  ${megabytes(bytes)}`);
  const middle = samples[Math.floor(samples.length / 2)]?.bytes ?? Number.NaN;
  const last = samples.at(-1)?.bytes ?? Number.NaN;
  return [
    `Memory of the server over ${requests} requests for random paths (seed ${seed})`,
    ...rows,
    `The second half added ${megabytes(last - middle)}: ${(last / middle).toFixed(2)} × the memory at half time.`,
  ].join('\n');
}
