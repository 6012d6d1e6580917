import type { Browser, BrowserContext, Page } from 'playwright';
import { countTransfers } from '../javascript/transfers.ts';

/** A network connection, and a processor slowdown. Latency in milliseconds, bandwidth in kilobits per second. */
export interface Line {
  name: string;
  latency: number;
  down: number;
  up: number;
  slower: number;
  /** The connection type that the browser reports to the page. */
  type: 'cellular3g' | 'cellular4g';
}

/** A cheap phone on 3G as in Togo, and the same phone on 4G. */
export const lines: [Line, Line] = [
  { name: '3G', latency: 400, down: 1600, up: 750, slower: 6, type: 'cellular3g' },
  { name: '4G', latency: 170, down: 9000, up: 9000, slower: 6, type: 'cellular4g' },
];

/** The metrics of one visit: times in milliseconds, sizes in transferred bytes. */
export interface Visit {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** The total blocking time: the part of each long task beyond 50 ms. */
  tbt: number;
  cls: number;
  bytes: number;
}

declare global {
  interface Window {
    seen: { fcp: number; lcp: number; tbt: number; cls: number };
  }
}

/** Records performance entries. Runs in the page before any other script. */
function recordMetrics(): void {
  const seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  window.seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ duration }) => (seen.tbt += duration - 50));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.cls += value;
  });
}

async function open(page: Page, address: string, line: Line, fresh: boolean): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  const transfers = await countTransfers(session);
  if (fresh) await session.send('Network.clearBrowserCache');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: (line.down * 1000) / 8,
    uploadThroughput: (line.up * 1000) / 8,
    connectionType: line.type,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slower });
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await transfers.quiet();
  const seen = await page.evaluate(() => window.seen);
  await session.detach();
  return { ...seen, bytes: transfers.all() };
}

/**
 * Visits a page with a slow network and processor applied while it loads: first with an empty cache, then with a warm
 * one.
 *
 * @param prepare prepares the browser context, for example by logging in
 */
export async function visit(
  browser: Browser,
  { address, line, prepare }: { address: string; line: Line; prepare?: (context: BrowserContext) => Promise<void> },
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await prepare?.(context);
    await context.addInitScript(recordMetrics);
    const visits: Visit[] = [];
    for (const fresh of [true, false]) {
      const page = await context.newPage();
      visits.push(await open(page, address, line, fresh));
      await page.close();
    }
    const [cold, warm] = visits as [Visit, Visit];
    return { cold, warm };
  } finally {
    await context.close();
  }
}
