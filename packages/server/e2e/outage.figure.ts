import { afterAll, expect, it } from 'vitest';
import { emptyFolder } from './support/folders.ts';
import { timeRequest, requestAtRate, percentile, wait } from './support/load/load.ts';
import { startPostgres } from './support/postgres.ts';
import { kill, startServer } from './support/processes.ts';

// The same as `src/features/pages/outage.test.ts`, with a real Postgres that hangs for a minute.

const seconds = Number(process.env['OUTAGE'] ?? 60);
const cached = ['/fr/', '/en/', '/fr/tarifs', '/en/agenda', '/fr/login'];
const uncached = ['/api/news-tags', '/fr/verify-email/1/token', '/readyz', '/api/site-props'];
const key = { 'x-api-key': 'a-key-of-this-site' };
const postgres = await startPostgres();
const server = await startServer(emptyFolder(), { DATABASE_URL: postgres.url });
afterAll(async () => {
  postgres.resume();
  await kill(server);
  await postgres.stop();
});

it(`serves cached pages for ${seconds} s while Postgres hangs`, async () => {
  for (const path of cached) expect([path, (await timeRequest(server.url, path)).status]).toEqual([path, 200]);
  const linesBefore = server.output().split('\n').length;
  postgres.pause();
  const over = wait(seconds * 1000);
  const [pages, others, lives] = await Promise.all([
    requestAtRate(20, (index) => timeRequest(server.url, cached[index % cached.length] ?? '/'), over),
    requestAtRate(4, (index) => timeRequest(server.url, uncached[index % uncached.length] ?? '/', key), over),
    requestAtRate(2, () => timeRequest(server.url, '/livez'), over),
  ]);
  postgres.resume();
  const began = Date.now();
  while ((await timeRequest(server.url, '/api/site-props', key)).status !== 200) await wait(50);
  const recovery = Date.now() - began;
  const lines = server.output().split('\n').length - linesBefore;
  const stale = pages.filter(({ headers }) => headers.has('cache-status')).length;
  const longest = Math.max(...[...pages, ...others].map(({ milliseconds }) => milliseconds));
  console.log(
    `outage: ${pages.length} cached pages, ${stale} marked stale, p99 ${percentile(pages, 0.99)} ms; ${others.length} other requests, longest ${Math.round(longest)} ms; /livez p99 ${percentile(lives, 0.99)} ms; recovery after ${recovery} ms; ${lines} lines of log`,
  );
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(percentile(pages, 0.99)).toBeLessThan(300);
  expect(longest).toBeLessThan(5000);
  expect(others.filter(({ status }) => status !== 503)).toEqual([]);
  expect(new Set(lives.map(({ status }) => status))).toEqual(new Set([200]));
  expect(recovery).toBeLessThan(2000);
  expect(lines).toBeLessThan(seconds * 4);
}, 180_000);
