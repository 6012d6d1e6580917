import type { Browser } from 'playwright';
import { countTransfers } from '../javascript/transfers.ts';
import { scrollThrough } from '../javascript/weigh.ts';
import { brotli } from '../servers/files.ts';

/** The JavaScript of a page in bytes of brotli, for a visitor who reads it to its end. */
export interface Scripts {
  /** The transferred JavaScript: inline, in files, and prefetched. */
  transferred: number;
  /** The executed part of it. */
  executed: number;
}

/** Measures the JavaScript of a page on a first visit, with a fast connection. */
export async function weighScripts(browser: Browser, address: string): Promise<Scripts> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = await countTransfers(session);
    const files = new Set<string>();
    let inFiles = 0;
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) files.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (files.has(requestId)) inFiles += encodedDataLength;
    });
    await page.coverage.startJSCoverage();
    await page.goto(address, { waitUntil: 'load' });
    await transfers.quiet();
    await page.evaluate(scrollThrough);
    await transfers.quiet();
    const ran = await page.coverage.stopJSCoverage();
    const sizes = ran.map(({ url, source = '' }) => ({ inline: url === address, bytes: brotli(source).length }));
    const sum = (list: typeof sizes) => list.reduce((total, { bytes }) => total + bytes, 0);
    return { transferred: inFiles + sum(sizes.filter(({ inline }) => inline)), executed: sum(sizes) };
  } finally {
    await context.close();
  }
}
