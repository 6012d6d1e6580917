/**
 * Writes `bench/static/index.html`, the hand-written page without JavaScript that the home page is measured against,
 * from the demo's content: `node bench/make-static.ts`. With `--check` it only says whether the kept file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { homeContent } from './static-page/content.ts';
import { staticPage } from './static-page/page.ts';

const file = new URL('./static/index.html', import.meta.url);
const html = staticPage(homeContent());
if (!process.argv.includes('--check')) writeFileSync(file, html);
else if (readFileSync(file, 'utf8') !== html) {
  console.error('bench/static/index.html is not what `node bench/make-static.ts` writes: run it.');
  process.exitCode = 1;
}
