import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { listen } from './listen.ts';

/** How long the welcome may take to be shown, in ms. */
const patience = 40_000;

/** What a static host compresses; pictures and fonts are compressed already. */
const compressed = /\.(?:css|html|js|json|svg)$/;

/** The most bytes that a first visit may transfer until the welcome is shown. */
const most = 1_950_000;

/** What a file weighs on its way from a static host. */
function weightOf(folder: string, path: string): number {
  const body = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : decodeURIComponent(path)));
  return compressed.test(path) || path.endsWith('/') ? gzipSync(body).length : body.length;
}

/**
 * Opens Storybook as somebody who has never been there, and says what is too heavy. Each file counts once, compressed;
 * what Storybook loads ahead for the next page of the sidebar counts as well.
 */
export async function firstVisit(context: BrowserContext, origin: string, folder: string): Promise<string[]> {
  const page = await context.newPage();
  const { calm } = listen(page);
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin) paths.add(pathname);
  });
  await page.goto(origin, { timeout: patience });
  const welcome = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await welcome.getByRole('heading', { level: 1 }).waitFor({ timeout: patience });
  await calm();
  const sizes = [...paths].map((path) => weightOf(folder, path));
  const sum = sizes.reduce((whole, size) => whole + size, 0);
  console.log(`A first visit shows the welcome after ${Math.round(sum / 1000)} kB in ${sizes.length} files`);
  await page.close();
  return sum > most ? [`${sum} bytes until the welcome is shown, ${most} at most`] : [];
}
