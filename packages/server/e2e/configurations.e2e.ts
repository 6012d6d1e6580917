import { join } from 'node:path';
import type { ServerType } from '@hono/node-server';
import { examplePages, extendedPages, mutatedPages } from '@kermesse/sections/mutated-pages';
import fc from 'fast-check';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { seedDemo } from '../src/features/demo/demo-content.ts';
import { importDocument } from '../src/features/content/import.ts';
import { exportBundle } from '../src/features/content/store.ts';
import { loadApp } from '../src/features/pages/app-entry.ts';
import { serveLocally } from '../src/testing/stubs/listen.ts';
import { memoryDatabase } from '../src/testing/memory-database.ts';
import { testSite, type TestSite } from '../src/testing/site.ts';
import { sharedBrowser } from './support/launch-browser.ts';

// Pages that an import would reject, written directly into the database. The server renders each one, a browser
// navigates to it by a link, and one in ten is reloaded. `CONFIGURATIONS=10000` is the full measurement: `npm run
// figures`.
const configurations = Number(process.env['CONFIGURATIONS'] ?? 15);
const seed = Number(process.env['SEED'] ?? 20_261_121);
const batch = 20;
const loadedOneIn = 10;

let database: OpenDatabase;
let site: TestSite;
let server: ServerType;
let origin: string;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  database = await memoryDatabase();
  await seedDemo(database.db, join(import.meta.dirname, '..', 'demo'));
  const app = await loadApp(join(import.meta.dirname, '..', '..', 'app', 'dist'));
  // The test writes to the database directly, so the site reads the content version each time.
  site = testSite({ ...database, exclusive: false }, {}, app);
  const listening = await serveLocally(site.site);
  ({ server } = listening);
  origin = `http://127.0.0.1:${listening.port}`;
  // A small window: painting takes processor time.
  const viewport = { width: 640, height: 360 };
  const context = await (await sharedBrowser()).newContext({ locale: 'fr-FR', reducedMotion: 'reduce', viewport });
  page = await context.newPage();
  // Serve a placeholder for images with broken addresses: the browser would log an error that is not under test.
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'image')
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      });
    else if (request.url().startsWith(origin)) await route.continue();
    else await route.abort();
  });
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
});
afterAll(async () => {
  await page.context().close();
  await new Promise((done) => server.close(done));
  await database.close();
});

/** Writes configurations into the table of pages without validation. */
async function put(slugs: string[], given: unknown[]): Promise<void> {
  const { db } = database;
  await db.deleteFrom('pages').where('slug', 'like', 'mutated-%').execute();
  const rows = slugs.map((slug, index) => {
    const configuration = given[index];
    const isPage = typeof configuration === 'object' && configuration !== null && !Array.isArray(configuration);
    return {
      slug,
      configuration: JSON.stringify(isPage ? { ...configuration, slug } : (configuration ?? null)),
      version: 1,
    };
  });
  await db.insertInto('pages').values(rows).execute();
  await db
    .updateTable('content_state')
    .set((state) => ({ version: state('version', '+', 1) }))
    .execute();
}

/** Waits until the page of an address is rendered, then scrolls through all its sections. */
async function look(path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
      return (
        location.pathname === wanted &&
        (canonical.endsWith(wanted) || document.title.startsWith('Page introuvable') || document.title.includes('404'))
      );
    },
    path,
    { timeout: 20_000, polling: 20 },
  );
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('[data-section]')) {
      section.scrollIntoView({ behavior: 'instant' });
      await new Promise((next) => requestAnimationFrame(next));
    }
  });
}

const follow = (path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/**
 * Dispatches a focus event in every section, so that each loads its code, and waits until React has hydrated the page.
 */
async function hydrated(of = page) {
  await of.evaluate(() => {
    for (const element of document.querySelectorAll('body, [data-section-id]')) {
      const button = document.createElement('button');
      element.append(button);
      button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      button.remove();
    }
  });
  await of.waitForFunction(
    () => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps$')),
    undefined,
    { polling: 20 },
  );
}

/**
 * Texts that HTML cannot represent, which once caused hydration mismatches. The first page of the run, and reloaded.
 */
const unwritable = {
  slug: 'page',
  title: { fr: '\u0000', en: '\uD800' },
  sections: [
    {
      slug: 'hero-slider',
      pivot: { linkId: 'half-\uD800' },
      data: {
        slides: [
          { title: { fr: 'Une \uD800 moitié' }, image: '/art/hero', buttonText: { fr: '\u0000' }, buttonLink: '/' },
        ],
      },
    },
  ],
};

it(
  `${configurations} mutated pages render on the server and in a browser without a crash or console message`,
  async () => {
    console.log(`seed ${seed}`);
    const all = [unwritable, ...fc.sample(mutatedPages(await examplePages()), { seed, numRuns: configurations })];
    await page.goto(`${origin}/fr/charte`);
    await hydrated();
    const faults: unknown[] = [];
    for (let from = 0; from < all.length; from += batch) {
      const given = all.slice(from, from + batch);
      const slugs = given.map((_, index) => `mutated-${from + index}`);
      await put(slugs, given);
      for (const [index, slug] of slugs.entries()) {
        const path = `/${index % 2 === 0 ? 'fr' : 'en'}/${slug}`;
        const { status } = await site.site.request(path);
        await follow(path);
        await look(path).catch((error: unknown) => complaints.push(String(error)));
        if (index % loadedOneIn === 0) {
          await page.reload();
          await hydrated();
          await look(path);
        }
        const errors = complaints.splice(0).filter((line) => !(status === 404 && line.includes('status of 404')));
        if (![200, 404].includes(status) || errors.length > 0 || site.reported.length > 0) {
          faults.push({
            configuration: given[index],
            path,
            status,
            errors,
            reported: site.reported.splice(0).map(String),
          });
        }
      }
    }
    expect(faults).toEqual([]);
  },
  120_000 + configurations * 2000,
);

it(
  `unknown keys are unchanged from import to export: ${configurations} pages`,
  async () => {
    const own = await memoryDatabase();
    try {
      await fc.assert(
        fc.asyncProperty(extendedPages(await examplePages()), async (extended) => {
          const document: unknown = JSON.parse(JSON.stringify(extended));
          const { faults } = await importDocument(own.db, document, { force: true });
          expect(faults.filter(({ kept }) => kept !== true)).toEqual([]);
          expect((await exportBundle(own.db)).pages).toEqual([document]);
        }),
        { seed, numRuns: configurations },
      );
    } finally {
      await own.close();
    }
  },
  60_000 + configurations * 60,
);

/** Markup that executes a script in some browser and context if it is not sanitized. */
const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" data-press>x</a>',
  '<a href=" java&#10;script:alert(1)" data-press>x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)" data-press>x</a>',
  '<a href="data:text/html,<script>alert(1)</script>" data-press>x</a>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button data-press>x</button></form>',
  '<button formaction="javascript:alert(1)" data-press>x</button>',
  '<math href="javascript:alert(1)" data-press>x</math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import "javascript:alert(1)"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<p onmouseover=alert(1) data-press>x</p>',
  '<template><script>alert(1)</script></template>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text data-press>x</text></a></svg>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
];
/** Disguises that hide markup from filters of text. */
const disguises: ((html: string) => string)[] = [
  (html) => html,
  (html) => html.replaceAll(/<(\w)/g, (_, letter: string) => `<${letter.toUpperCase()}`),
  (html) => `"><p>${html}`,
  (html) => `<p><!-- --!>${html}`,
  (html) => `<table><tr><td>${html}</table>`,
  (html) => html.replace('alert(1)', 'alert&lpar;1&rpar;'),
  (html) => `<svg><foreignObject>${html}</foreignObject></svg>`,
];

it(`none of ${vectors.length * disguises.length} XSS payloads executes, even without the content security policy`, async () => {
  const payloads = disguises.flatMap((disguise) => vectors.map(disguise));
  const perPage = 119;
  // The plainest payload in every disguise.
  const title = disguises.map((disguise) => disguise(vectors[0] ?? '')).join(' ');
  const context = await (await sharedBrowser()).newContext({ bypassCSP: true, locale: 'fr-FR' });
  const victim = await context.newPage();
  let run = 0;
  await victim.exposeFunction('alert', () => {
    run += 1;
  });
  try {
    for (let from = 0; from < payloads.length; from += perPage) {
      const sections = payloads.slice(from, from + perPage).map((description, index) => ({
        slug: 'free-content',
        pivot: { linkId: `h${index}` },
        data: { title: description, description },
      }));
      await put(['mutated-hostile'], [{ title: { fr: title, en: title }, sections }]);
      await victim.goto(`${origin}/fr/mutated-hostile`);
      await hydrated(victim);
      expect(await victim.locator('[data-section=free-content]').count()).toBeGreaterThan(perPage / 2);
      await victim.evaluate(() => {
        for (const link of document.querySelectorAll<HTMLElement>('main a, main button, main p')) {
          for (const type of ['mouseover', 'focus', 'click'])
            link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
      });
    }
    // Also verify that the test would detect an execution.
    expect(run).toBe(0);
    await victim.setContent('<img src=x onerror=alert(1)>');
    await expect.poll(() => run).toBe(1);
  } finally {
    await context.close();
  }
}, 180_000);
