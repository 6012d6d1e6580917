import { setTimeout as wait } from 'node:timers/promises';
import { random } from '../packages/server/e2e/support/random.ts';
import { startSite } from './servers/start-site.ts';
import { memoryOf } from './servers/usage.ts';

/** The memory of the server while visitors ask for pages at random. */
export interface MemoryOverTime {
  /** Chooses the paths: the same number chooses the same. */
  seed: number;
  requests: number;
  /** Bytes at each time of measuring, in milliseconds from the first request. */
  samples: { after: number; bytes: number }[];
}

export interface MemoryOptions {
  /** How long is asked, in milliseconds. */
  milliseconds: number;
  /** How often memory is read meanwhile. */
  samples: number;
  say: (line: string) => void;
}

const visitors = 8;
/** Between two requests of a visitor, in milliseconds: 100 requests a second, as of a busy site. */
const pause = 80;

const pages = ['', 'tarifs', 'agenda', 'charte', 'a-propos', 'congres', 'prestataires', 'contact', 'login', 'register'];
const themes = ['', 'Theme=dark', 'Theme=light'];
const encodings = ['br', 'gzip, br', 'gzip', 'identity'];

/** Asks a site for pages that are there and pages that are missing, in every language, theme and encoding, and reads its memory meanwhile. */
export async function measureMemory({ milliseconds, samples, say }: MemoryOptions): Promise<MemoryOverTime> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  say(`Paths chosen by seed ${seed}.`);
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
        const answer = await fetch(site.origin + path(), { headers });
        await answer.arrayBuffer();
        if (answer.status >= 500) throw new Error(`${answer.url} answers ${answer.status}`);
        found.requests += 1;
        await wait(pause);
      }
    };
    const sampling = async () => {
      for (let index = 0; index <= samples; index += 1) {
        await wait(Math.max(0, (index * milliseconds) / samples - (performance.now() - began)));
        found.samples.push({ after: performance.now() - began, bytes: memoryOf(site.pid) });
      }
    };
    await Promise.all([sampling(), ...Array.from({ length: visitors }, visitor)]);
    return found;
  } finally {
    await site.stop();
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** The memory at each time of measuring, and how much the second half added. */
export function memoryTable({ seed, requests, samples }: MemoryOverTime): string {
  const rows = samples.map(({ after, bytes }) => `${(after / 60_000).toFixed(1).padStart(5)} min  ${megabytes(bytes)}`);
  const middle = samples[Math.floor(samples.length / 2)]?.bytes ?? Number.NaN;
  const last = samples.at(-1)?.bytes ?? Number.NaN;
  return [
    `Memory of the server over ${requests} requests for random paths (seed ${seed})`,
    ...rows,
    `The second half added ${megabytes(last - middle)}: ${(last / middle).toFixed(2)} of what it was.`,
  ].join('\n');
}
