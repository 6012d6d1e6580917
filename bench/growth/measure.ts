import { importPages } from '../../packages/app/e2e/support/content.ts';
import { residentBytes } from '../../packages/server/e2e/support/load/memory.ts';
import { weigh } from '../javascript/weigh.ts';
import { brotli } from '../servers/files.ts';
import { startSite } from '../servers/start-site.ts';

import { contentOf, growing, type Growing } from './content.ts';

/** The cost of a page at one step. Times in milliseconds, sizes in bytes of brotli, memory in bytes. */
export interface Growth {
  what: Growing;
  count: number;
  /** From the request to the last byte of a page that is not in the server's cache. */
  html: number;
  bytes: number;
  /** JavaScript that is executed when a visitor reads the page to its end, and after an intent on every section. */
  read: number;
  used: number;
  /** The server's memory after it has rendered every page; NaN on systems other than Linux. */
  memory: number;
}

async function timed(address: string, theme: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(address, { headers: { cookie: `Theme=${theme}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return performance.now() - began;
}

/**
 * Returns the minimum of nine requests, because other load only adds time. Each address and theme is rendered
 * separately.
 */
async function htmlTime(origin: string, path: string): Promise<number> {
  const times: number[] = [];
  for (const prefix of ['', '/fr', '/en'])
    for (const theme of ['auto', 'light', 'dark']) times.push(await timed(origin + prefix + path, theme));
  return Math.min(...times);
}

async function measureStep(what: Growing, count: number, chrome: string): Promise<Growth> {
  const site = await startSite();
  try {
    const content = await contentOf(what, count);
    await importPages(site, content.pages, content.site);
    const html = await htmlTime(site.origin, '/growth-1');
    for (const { slug } of content.pages) await timed(`${site.origin}/fr/${slug}`, 'auto');
    const memory = residentBytes(site.pid);
    const text = await (await fetch(`${site.origin}/fr/growth-1`)).text();
    const [weight] = await weigh(site.origin, { growth: '/fr/growth-1' }, chrome);
    if (weight === undefined || weight.errors.length > 0)
      throw new Error(`${count} ${what}: ${weight?.errors.join('; ') ?? 'not weighed'}`);
    return { what, count, html, bytes: brotli(text).length, read: weight.read, used: weight.used, memory };
  } finally {
    await site.stop();
  }
}

/** Measures a page as the numbers of sections, pages and menu items grow, with a new site for each step. */
export async function measureGrowth({
  chrome,
  quick,
  say,
}: {
  chrome: string;
  /** Whether to measure only the first two steps of each dimension. */
  quick: boolean;
  say: (line: string) => void;
}): Promise<Growth[]> {
  const steps = (Object.keys(growing) as Growing[]).flatMap((what) =>
    growing[what].slice(0, quick ? 2 : undefined).map((count) => ({ what, count })),
  );
  const found: Growth[] = [];
  for (const { what, count } of steps) {
    found.push(await measureStep(what, count, chrome));
    say(`  ${count} ${what}`);
  }
  return found;
}
