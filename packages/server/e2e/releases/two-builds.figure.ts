import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoFolder, emptyFolder } from '../support/folders.ts';
import { freePort } from '../support/free-port.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { run, type Run } from '../support/processes.ts';

const app = join(import.meta.dirname, '../../..', 'app');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/** Builds a later release: all its code files have other content and therefore other names. */
async function buildNext(): Promise<string> {
  const folder = emptyFolder();
  cpSync(join(app, 'dist'), folder, { recursive: true });
  const configuration = join(folder, 'next.config.mjs');
  writeFileSync(
    configuration,
    `import { defineConfig, loadConfigFromFile, mergeConfig } from ${JSON.stringify(createRequire(import.meta.url).resolve('vite'))};
export default defineConfig(async (env) => {
  const { config } = await loadConfigFromFile(env, ${JSON.stringify(join(app, 'vite.config.ts'))});
  const next = { name: 'next-release', transform: (code, id) => (/packages.(?:ui|flows|app|sections|api).src.*\\.tsx?$/.test(id) ? code + '\\nglobalThis.nextRelease = true;' : null) };
  return mergeConfig(config, { plugins: [next], build: { outDir: ${JSON.stringify(join(folder, 'client'))} } });
});
`,
  );
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', configuration, '--logLevel', 'warn'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

const extractCode = (folder: string) =>
  readdirSync(join(folder, 'client', 'assets')).filter((name) => name.endsWith('.js'));

let port: string;
let data: string;
let server: Run;
let browser: Browser;

/** Starts the server with a build, at the same port and with the same data as before. */
async function start(folder: string): Promise<void> {
  const env = { APP_FOLDER: folder, PORT: port, DATA_DIR: data, NODE_ENV: 'development', HOST: '127.0.0.1' };
  server = run('e2e/support/programs/with-app.ts', { env });
  await server.line(/ready/);
}

beforeAll(async () => {
  [port, data] = [String(await freePort()), demoFolder()];
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.child.kill('SIGKILL');
});

/** Opens a page of the earlier release in a tab that has not yet loaded its lazy code. */
async function tab(path: string): Promise<{ page: Page; code: Set<string> }> {
  const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
  const code = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/[^/]+\.js$/.test(pathname)) {
      expect([pathname, response.status()]).toEqual([pathname, 200]);
      code.add(pathname.slice('/assets/'.length));
    }
  });
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return { page, code };
}

it('a tab of the previous release opens a dialog, navigates and logs in on the next release', async () => {
  const now = join(app, 'dist');
  await start(now);
  const [login, home] = [await tab('/en/login'), await tab('/en/')];
  await home.page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
  const before = new Set([...login.code, ...home.code]);

  const next = await buildNext();
  server.child.kill('SIGTERM');
  await server.ended;
  await start(next);
  const other = new Set(extractCode(next));
  const renamed = extractCode(now).filter((name) => !other.has(name));
  expect(renamed.length).toBeGreaterThan(20);

  // A dialog and a page whose code the tabs had not loaded yet.
  await login.page.getByRole('main').getByRole('button', { name: 'Continue with phone number' }).click();
  const dialog = login.page.getByRole('dialog');
  await dialog.getByLabel('Phone number').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const main = login.page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('afi@kermesse.example');
  await main.getByLabel('Password', { exact: true }).fill('Kermesse-2026');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await login.page
    .getByRole('banner')
    .getByRole('button', { name: /, my account$/ })
    .waitFor();
  const homeTitle = await home.page.title();
  await home.page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
  await home.page.waitForURL('**/en/tarifs');
  await expect.poll(() => home.page.title(), { timeout: 30_000 }).not.toBe(homeTitle);
  await home.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

  const late = [...login.code, ...home.code].filter((name) => !before.has(name) && renamed.includes(name));
  expect(late.length).toBeGreaterThan(2);
  expect(await login.page.evaluate(() => 'nextRelease' in globalThis)).toBe(false);
  const fresh = await tab('/en/login');
  expect(await fresh.page.evaluate(() => 'nextRelease' in globalThis)).toBe(true);
  console.log(
    `two builds: ${renamed.length} of ${extractCode(now).length} files renamed, ${late.length} of the previous release loaded after its replacement`,
  );
  expect(readFileSync(join(next, 'client', '.vite', 'manifest.json'), 'utf8')).not.toContain(late[0]);
}, 600_000);
