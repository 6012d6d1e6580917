import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { listen } from './listen.ts';

/** The timeout of showing the welcome page in milliseconds. */
const maximumWait = 40_000;

/** The file types that a static host compresses; pictures and fonts are already compressed. */
const compressed = /\.(?:css|html|js|json|svg)$/;

/** The maximum number of bytes that a first visit may transfer until the welcome page is shown, with Brotli. */
const most = 1_500_000;

/** A compression level that a static host uses. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Returns the transferred size of a file. */
function weightOf(folder: string, path: string): number {
  const body = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : decodeURIComponent(path)));
  return compressed.test(path) || path.endsWith('/') ? brotliCompressSync(body, options).length : body.length;
}

/**
 * Opens Storybook as a first-time visitor, and reports if it transfers too much. Each file counts once, compressed,
 * including the files that Storybook prefetches for the next page of the sidebar.
 */
export async function firstVisit(context: BrowserContext, origin: string, folder: string): Promise<string[]> {
  const page = await context.newPage();
  const { settle } = listen(page);
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin) paths.add(pathname);
  });
  await page.goto(origin, { timeout: maximumWait });
  const welcome = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await welcome.getByRole('heading', { level: 1 }).waitFor({ timeout: maximumWait });
  await settle();
  const sizes = [...paths].map((path) => weightOf(folder, path));
  const sum = sizes.reduce((whole, size) => whole + size, 0);
  console.log(
    `A first visit shows the welcome page after ${Math.round(sum / 1000)} kB (Brotli) in ${sizes.length} files`,
  );
  await page.close();
  return sum > most ? [`${sum} bytes until the welcome page is shown, the maximum is ${most}`] : [];
}
