import { expect, it, vi } from 'vitest';
import { pagePropsFixture } from '../testing/page-props.ts';
import { createPageLoader, type FetchPage } from './page-loader.ts';

const signal = new AbortController().signal;
type Fetched = Awaited<ReturnType<FetchPage>>;
const good: Fetched = { ok: true, data: pagePropsFixture };

it('uses a prefetched page for one click only', async () => {
  const fetchPage = vi.fn(async () => good);
  const loader = createPageLoader(fetchPage);
  loader.prefetch('/tarifs', 'fr');
  loader.prefetch('/tarifs', 'fr');
  expect(await loader.load('/tarifs', 'fr', signal)).toBe(good);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await loader.load('/tarifs', 'fr', signal);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

it('does not prefetch a page that is already loading', async () => {
  const fetchPage = vi.fn(async () => good);
  const loader = createPageLoader(fetchPage);
  const response = loader.load('/tarifs', 'fr', signal);
  loader.prefetch('/tarifs', 'fr');
  await response;
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('caches prefetched pages by language and evicts stale and failed ones', async () => {
  let time = 0;
  const results: Fetched[] = [{ ok: false, failure: { kind: 'offline' } }, good, good, good];
  const fetchPage = vi.fn(async () => results.shift() ?? good);
  const loader = createPageLoader(fetchPage, () => time);
  loader.prefetch('/tarifs', 'fr');
  await Promise.resolve();
  await Promise.resolve();
  expect(await loader.load('/tarifs', 'fr', signal)).toBe(good);
  loader.prefetch('/tarifs', 'fr');
  await loader.load('/tarifs', 'en', signal);
  expect(fetchPage).toHaveBeenCalledTimes(4);
  time = 31_000;
  await loader.load('/tarifs', 'fr', signal);
  expect(fetchPage).toHaveBeenCalledTimes(5);
});
