import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { serveLocally } from '../../testing/stubs/listen.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { testSite } from '../../testing/site.ts';
import { createBackgroundTasks, withoutOverlap } from './background.ts';
import { closeWhileDraining, createLifecycle, drain, stopListening } from './lifecycle.ts';
import { warnOfProxies } from '../http/proxy-warning.ts';

const database = await testDatabase();

it('a server that stops reports that it is not ready, closes connections, and still responds', async () => {
  const lifecycle = createLifecycle(1);
  const { site, apiKey } = testSite(database, {}, undefined, { lifecycle });
  const ready = await site.request('/readyz');
  expect([ready.status, ready.headers.get('connection')]).toEqual([200, null]);
  const began = Date.now();
  const drained = drain(lifecycle);
  const stopping = await site.request('/readyz');
  expect([stopping.status, stopping.headers.get('connection'), await stopping.json()]).toEqual([
    503,
    'close',
    { status: 'stopping' },
  ]);
  const call = await site.request('/api/site-props', { headers: { 'x-api-key': apiKey } });
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
  expect((await site.request('/livez')).status).toBe(200);
  await drained;
  expect(Date.now() - began).toBeGreaterThan(400);
});

it('draining ends at once when nobody polls readiness', async () => {
  const lifecycle = createLifecycle(60);
  expect(await Promise.race([drain(lifecycle), setImmediate('later')])).toBeUndefined();
  expect(lifecycle.draining).toBe(true);
});

/** Starts a server that responds after the milliseconds in the path. */
async function slowServer(graceSeconds: number) {
  const lifecycle = createLifecycle(graceSeconds);
  const site = new Hono();
  site.use(closeWhileDraining(lifecycle));
  site.get('/:milliseconds', async (context) => {
    await new Promise((done) => setTimeout(done, Number(context.req.param('milliseconds'))));
    return context.text('done');
  });
  const { server, port } = await serveLocally(site);
  const stop = async () => {
    await drain(lifecycle);
    await stopListening(server, lifecycle);
  };
  const get = (milliseconds: number) =>
    fetch(`http://127.0.0.1:${port}/${milliseconds}`).then(
      (response) => response.text(),
      () => 'cut',
    );
  return { get, stop };
}

const moment = () => new Promise((done) => setTimeout(done, 100));

it('running requests finish within the grace period, and new ones are rejected', async () => {
  const { get, stop } = await slowServer(5);
  const underWay = get(600);
  await moment();
  const stopped = stop();
  await moment();
  expect(await get(0)).toBe('cut');
  expect(await underWay).toBe('done');
  await stopped;
});

it('requests that exceed the grace period are aborted', async () => {
  const { get, stop } = await slowServer(1);
  const underWay = get(30_000);
  await moment();
  const began = Date.now();
  await stop();
  expect(await underWay).toBe('cut');
  expect(Date.now() - began).toBeLessThan(3000);
});

it('waiting for requests leaves a part of the grace period, which begins once', async () => {
  const lifecycle = createLifecycle(3);
  expect(lifecycle.remaining()).toBe(3000);
  lifecycle.drain();
  await moment();
  lifecycle.drain();
  expect(lifecycle.remaining()).toBeLessThan(2950);
  const { server, port } = await serveLocally(new Hono().get('/', () => new Promise<Response>(() => undefined)));
  const cut = fetch(`http://127.0.0.1:${port}/`).catch(() => 'cut');
  await moment();
  await stopListening(server, lifecycle);
  expect(await cut).toBe('cut');
  expect(lifecycle.remaining()).toBeGreaterThan(100);
});

it('the grace period does not depend on the clock, which may be set back', () => {
  const lifecycle = createLifecycle(10);
  lifecycle.drain();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  expect(lifecycle.remaining()).toBeLessThanOrEqual(10_000);
});

it('work that is scheduled periodically does not overlap', async () => {
  const background = createBackgroundTasks(() => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const schedule = withoutOverlap(background, () => {
    runs += 1;
    return promise;
  });
  schedule();
  schedule();
  resolve();
  await background.idle();
  expect(runs).toBe(1);
  schedule();
  await background.idle();
  expect(runs).toBe(2);
});

it('warns once about a proxy that is not configured', async () => {
  const warnings: string[] = [];
  const site = new Hono();
  site.use(warnOfProxies((text) => warnings.push(text)));
  site.get('/', (context) => context.text(''));
  await site.request('/');
  expect(warnings).toEqual([]);
  for (let count = 0; count < 3; count += 1) await site.request('/', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await site.request('/', { headers: { forwarded: 'for=203.0.113.9' } });
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
});
