import { weigh } from '../javascript/weigh.ts';
import { brotli } from '../servers/files.ts';
import { importContent } from '../servers/import-content.ts';
import { startSite } from '../servers/start-site.ts';
import { memoryOf } from '../servers/usage.ts';
import { contentOf, growing, type Growing } from './content.ts';

/** What a page costs at one step. Times in milliseconds, sizes in bytes of brotli, memory in bytes. */
export interface Growth {
  what: Growing;
  count: number;
  /** From the request to the last byte of a page that the server has not kept. */
  html: number;
  bytes: number;
  /** JavaScript executed by somebody who reads the page to its end, and after an intent on every section. */
  read: number;
  used: number;
  /** Of the server, once it has answered with every page; NaN where the system does not tell. */
  memory: number;
}

async function timed(address: string, theme: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { cookie: `Theme=${theme}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return performance.now() - began;
}

/** The least of nine, since what else the machine does only adds to it: each address and theme is rendered by itself. */
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
    await importContent(site.data, content);
    const html = await htmlTime(site.origin, '/growth-1');
    for (const { slug } of content.pages) await timed(`${site.origin}/fr/${slug}`, 'auto');
    const memory = memoryOf(site.pid);
    const text = await (await fetch(`${site.origin}/fr/growth-1`)).text();
    const [weight] = await weigh(site.origin, { growth: '/fr/growth-1' }, chrome);
    if (weight === undefined || weight.errors.length > 0)
      throw new Error(`${count} ${what}: ${weight?.errors.join('; ') ?? 'not weighed'}`);
    return { what, count, html, bytes: brotli(text).length, read: weight.read, used: weight.used, memory };
  } finally {
    await site.stop();
  }
}

/** What a page costs as sections, pages and menu items become more: a fresh site for each step. */
export async function measureGrowth({
  chrome,
  quick,
  say,
}: {
  chrome: string;
  /** The first two steps of each only. */
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
