import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFolder } from '../support/folders.ts';
import { sharedBrowser } from '../support/launch-browser.ts';
import { register } from '../support/people.ts';
import { kill, startServer, type Run } from '../support/processes.ts';

let server: Run & { url: string };
let page: Page;

const apiKey = 'kermesse-development';
const mebibyte = 1_048_576;

/** Builds the client as a script for a page. */
async function clientScript(): Promise<string> {
  const entry = join(import.meta.dirname, '../support', 'browser-client.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bench', fileName: 'bench' } },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const chunk = bundle?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('The client was not built');
  return chunk.code;
}

beforeAll(async () => {
  server = await startServer(demoFolder(), { NODE_ENV: 'development' });
  const context = await (await sharedBrowser()).newContext({ bypassCSP: true });
  page = await context.newPage();
  await page.goto(`${server.url}/livez`);
  await page.addScriptTag({ content: await clientScript() });
  await page.evaluate(
    ([key, token]) => {
      const made = window.startBench?.(key as string, token as string);
      if (made !== undefined) Object.assign(window, { bench: made });
    },
    [apiKey, (await register(server.url, { email: 'kossi-uploads@example.com' })).accessToken],
  );
}, 120_000);
afterAll(async () => {
  await page?.context().close();
  await kill(server);
});

type Bench = ReturnType<NonNullable<Window['startBench']>>;
const upload = (bytes: number, options: { stopAt?: number; name?: string } = {}) =>
  page.evaluate(([count, more]) => (window as unknown as { bench: Bench }).bench.upload(count, more), [
    bytes,
    options,
  ] as const);

/** Runs work on a slow connection: an upload rate of 4 MB per second. */
async function onSlowConnection<T>(work: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: 4 * mebibyte });
  try {
    return await work();
  } finally {
    await session.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 });
    await session.detach();
  }
}

test('an upload reports its progress and returns the path of the file', async () => {
  const { result, progress } = await onSlowConnection(() => upload(8 * mebibyte));
  expect(result).toMatchObject({ ok: true, data: { name: 'licence.pdf' } });
  expect(progress.length).toBeGreaterThan(3);
  const sent = progress.map((event) => event.sent);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect(progress.at(-1)?.sent).toBe(progress.at(-1)?.total);
  expect(progress.at(-1)?.total).toBeGreaterThan(8 * mebibyte);
});

test('a cancelled upload ends, and another upload succeeds afterwards', async () => {
  const cancelled = await onSlowConnection(() => upload(8 * mebibyte, { stopAt: mebibyte }));
  expect(cancelled.result).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(cancelled.progress.at(-1)?.sent).toBeLessThan(8 * mebibyte);
  expect(await upload(1000)).toMatchObject({ result: { ok: true } });
});

test('a rejected upload gets an error message, even when it is far too large', async () => {
  expect((await upload(1000, { name: 'licence.html' })).result).toMatchObject({
    ok: false,
    failure: { code: 'form/invalid_data', fields: { file: 'This type of file is not accepted' } },
  });
  expect((await upload(10_000_001)).result).toMatchObject({
    ok: false,
    failure: { code: 'form/invalid_data', fields: { file: 'Uploaded file size must be less than 10 MB' } },
  });
  expect((await upload(60 * mebibyte)).result).toMatchObject({ ok: false, failure: { code: 'request/too_large' } });
});
