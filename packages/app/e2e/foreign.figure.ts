import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../sections/src/sections/pricing/examples.ts';
import { findHeadlessShell } from '../../../scripts/lib/chromium.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import { copyExample, packPackages, type ForeignApp } from './support/foreign-app.ts';
import { violations } from './support/checks/audits.ts';
import { openPage } from './support/visitor.ts';

const minutes = 60_000;
const apps = [
  { name: 'vite', server: ['vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', 'PORT', '--strictPort'] },
  { name: 'next', server: ['next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', 'PORT'] },
] as const;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    // As for the screenshots of stories: another browser renders text differently.
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox', '--disable-quic', '--font-render-hinting=slight', '--force-color-profile=srgb'],
  });
  await packPackages();
}, 10 * minutes);
afterAll(() => browser.close());

/** The titles of the example page, which is loaded from a JSON file. */
const titles = { fr: 'La fête a son carnet d’adresses', en: 'Every party has its address book' };
const looks: BrowserContextOptions[] = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
];

/** Waits until the site's own fonts have loaded. */
async function fontsArrived(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return ['Playfair', 'Ysabeau Office'].every((family) =>
      [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
    );
  });
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill('afi@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe.each(apps)('an external app, made with $name', ({ name, server: [script, ...args] }) => {
  let app: ForeignApp;
  let server: Awaited<ReturnType<ForeignApp['start']>>;

  beforeAll(async () => {
    app = copyExample(name);
    await app.command('npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
    await app.command('npm', 'run', 'files');
    // Checks types with the example's own options, and builds.
    await app.command('npm', 'run', 'build');
    if (name === 'vite') await buildTypical(app);
    server = await app.start(script, ...args);
  }, 15 * minutes);
  afterAll(async () => {
    await server?.stop();
    app?.remove();
  });

  it('installs no tests, no stories and no code that only Vite understands', () => {
    const installed = join(app.folder, 'node_modules', '@kermesse');
    const files = globSync('*/**/*.{js,ts,json}', { cwd: installed });
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /\.(?:test|stories|e2e|figure|cases)\.|\/(?:stories|testing)\//.test(file))).toEqual(
      [],
    );
    const foreign = /import\.meta\.(?:glob|env)|\?(?:raw|url|worker)\b['"&]/;
    const code = files.filter((file) => file.endsWith('.js'));
    const own = code.filter((file) => !file.includes('/workers/'));
    expect(own.filter((file) => foreign.test(readFileSync(join(installed, file), 'utf8')))).toEqual([]);
    expect(code.filter((file) => readFileSync(join(installed, file), 'utf8').includes(root))).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('renders a page from JSON: %s', async (locale) => {
    for (const look of looks) {
      const { page, consoleMessages, close } = await openPage(
        { locale: 'fr-FR', ...look, reducedMotion: 'reduce' },
        browser,
      );
      await page.goto(`${server.origin}/${locale}`);
      await page.getByRole('heading', { level: 1, name: titles[locale] }).waitFor();
      await expect.poll(() => page.locator('[data-section]').count()).toBe(5);
      await fontsArrived(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await violations(page)).toEqual([]);
      expect(consoleMessages).toEqual([]);
      await close();
    }
  });

  it('follows links with the router of the app', async () => {
    const { page, takeRequests, consoleMessages } = await openPage({ locale: 'fr-FR' }, browser);
    await page.goto(`${server.origin}/fr`);
    await page.getByRole('heading', { level: 1, name: titles.fr }).waitFor();
    await page.getByRole('link', { name: 'Tarifs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Une formule pour chaque fête' }).waitFor();
    // The router adds the language to this link of the section's data.
    await page.getByRole('link', { name: 'Choisir' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ravis de vous revoir' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fr/login');
    expect(takeRequests().documents).toEqual(['/fr']);
    expect(await violations(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });

  it('logs a user in against the mock of the API', async () => {
    const { page, takeRequests } = await openPage({ locale: 'en-GB' }, browser);
    await page.goto(`${server.origin}/en/login`);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('This field is required').first().waitFor();
    await logIn(page, 'not the password');
    await page.getByText('Wrong email or password').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await logIn(page, 'Cauris-sous-la-lune-26');
    await page.getByText('Hello Afi').waitFor();
    await page.getByRole('heading', { level: 1, name: titles.en }).waitFor();
    expect(takeRequests().documents).toEqual(['/en/login']);
  });

  it.runIf(name === 'next')('renders texts, fonts and theme into the HTML of its server', async () => {
    const html = await (await fetch(`${server.origin}/en`)).text();
    for (const text of ['Three ways in', 'The Sketch', '@font-face', '--page:']) expect(html).toContain(text);
    const { page } = await openPage({ locale: 'fr-FR', javaScriptEnabled: false }, browser);
    await page.goto(`${server.origin}/fr/login`);
    expect(await page.getByLabel('Adresse e-mail').isVisible()).toBe(true);
  });

  it.runIf(name === 'vite')('renders a section like Storybook, except for the edges of letters', async () => {
    const viewport = { width: 1280, height: 720 };
    const { page } = await openPage(
      { locale: 'fr-FR', isDrawn: true, viewport, reducedMotion: 'reduce', colorScheme: 'light' },
      browser,
    );
    await page.goto(`${server.origin}/typical/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fontsArrived(page);
    const story = join(root, 'screenshots', 'sections-pricing-typical', 'fr-light-1280.png');
    const theirs = await pixels(readFileSync(story));
    /** The share of pixels that differ, once the last font and ornament have loaded. */
    async function differing(): Promise<number> {
      const ours = await pixels(await page.screenshot({ fullPage: true, animations: 'disabled' }));
      if (ours.width !== theirs.width || ours.height !== theirs.height) return Infinity;
      const { data, width, height } = ours;
      return pixelmatch(data, theirs.data, undefined, width, height, { threshold: 0.02 }) / (width * height);
    }
    await expect.poll(differing).toBeLessThan(0.005);
  });
});

async function pixels(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Adds a page to the Vite app that shows only one story's section. */
async function buildTypical(app: ForeignApp): Promise<void> {
  const folder = join(app.folder, 'typical');
  mkdirSync(folder);
  writeFileSync(join(folder, 'data.json'), JSON.stringify({ data: examples.typical.data }));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="fr"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
  );
  writeFileSync(
    join(folder, 'main.tsx'),
    `import { Pricing } from '@kermesse/sections/pricing';
import { KermesseProvider } from '@kermesse/ui/KermesseProvider';
import { createRoot } from 'react-dom/client';
import { data } from './data.json';
import { openPage } from './support/visitor.ts';
createRoot(document.getElementById('root')!).render(
  <KermesseProvider locale="fr"><Pricing data={data} linkId="story" /></KermesseProvider>,
);`,
  );
  await app.command('npx', 'vite', 'build', 'typical', '--outDir', '../dist/typical', '--base', '/typical/');
}
