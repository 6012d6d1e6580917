/**
 * `node bench/composer.ts`: measures the cost of a keystroke in the composer, on a page of thirty sections, in Chromium
 * with the production build. It counts the processor time of scripts from the key until two frames later (the composer
 * and the page in its frame run in one thread), and the total including delayed work (storing the draft, checking the
 * whole page), divided by the number of keys. The goal is a median below 16 ms.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { chromium, type CDPSession, type Page } from 'playwright';
import { writeFragment } from '../packages/composer/src/drafts/share.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startSite } from './servers/start-site.ts';

/** The processor time of scripts for each key, in milliseconds. */
interface ComposerFigures {
  median: number;
  p95: number;
  /** The mean, including the work that runs in pauses. */
  mean: number;
}

const sectionCount = 30;
const keyCount = 120;
const demo = new URL('../packages/server/demo/pages/', import.meta.url);

/** Returns a page of thirty demo sections, in the order of the demo's pages. */
function longPage() {
  const all = readdirSync(demo).flatMap(
    (name) => (JSON.parse(readFileSync(new URL(name, demo), 'utf8')) as { sections: object[] }).sections,
  );
  const sections = Array.from({ length: sectionCount }, (_, index) => ({
    ...all[index % all.length],
    pivot: { linkId: `n${index}` },
    settings: {},
  }));
  return { slug: 'long', title: { fr: 'Longue', en: 'Long' }, sections };
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );

/** The fields to type into: a title, and a long text, which has its own editor. */
const fields = {
  title: { section: /Tarifs|Bandeau|Chiffres/, selector: 'textarea[lang="fr"]' },
  'long text': { section: /Texte libre/, selector: '[contenteditable="true"][lang="fr"]' },
} as const;

type Field = keyof typeof fields;

/** Types into a field in the middle of the page and measures each key. */
async function type(page: Page, session: CDPSession, into: Field): Promise<ComposerFigures> {
  const rows = page.locator('[role="grid"] [role="row"][data-key]');
  await rows.nth(sectionCount - 1).waitFor();
  await page
    .frameLocator('iframe')
    .first()
    .locator('[data-section-id]')
    .nth(sectionCount - 1)
    .waitFor({ state: 'attached' });
  const row = rows.filter({ hasText: fields[into].section }).first();
  await row.click();
  const field = page.locator(fields[into].selector).first();
  await field.click();
  await page.waitForTimeout(3000);
  const letters = 'la fête a son carnet d’adresses ';
  const times: number[] = [];
  const start = await scriptTime(session);
  for (let key = 0; key < keyCount; key += 1) {
    const before = await scriptTime(session);
    await page.keyboard.insertText(letters[key % letters.length] ?? 'a');
    await twoFrames(page);
    times.push((await scriptTime(session)) - before);
    // Regular pauses, as people make them: the draft is stored and the whole page is checked.
    if (key % 20 === 19) await page.waitForTimeout(600);
  }
  const total = (await scriptTime(session)) - start;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { median: at(0.5), p95: at(0.95), mean: total / keyCount };
}

/** Measures the composer of a site. */
async function measureComposer(origin: string, executablePath: string, into: Field): Promise<ComposerFigures> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${origin}/fr/composer${await writeFragment(longPage())}`);
    const session = await context.newCDPSession(page);
    // Measure the processor time of the page's thread, so that other processes on the machine do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await type(page, session, into);
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium was found. Install one, or set CHROME_PATH.');
  if (!(await ensureBuilt()).ok) throw new Error('The site could not be built.');
  const site = await startSite();
  try {
    for (const into of Object.keys(fields) as Field[]) {
      const { median, p95, mean } = await measureComposer(site.origin, executable, into);
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      console.log(
        `Composer, ${sectionCount} sections, ${keyCount} keys into a ${into}: median ${ms(median)}, 95 % below ${ms(p95)}, mean with delayed work ${ms(mean)} per key.`,
      );
      console.log(`Goal, median below 16 ms: ${median < 16 ? 'met' : 'not met'}.`);
    }
  } finally {
    await site.stop();
  }
}

await main();
