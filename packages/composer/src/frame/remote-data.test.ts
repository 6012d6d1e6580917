import { createClient } from '@kermesse/api/client';
import { defaultBrand } from '@kermesse/ui/theme';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../document/source.ts';
import { fetchRemoteData, type RemoteData } from './remote-data.ts';
import { createSectionReader } from './shown-section.ts';

const entryWith = (source: object) => ({
  slug: 'statistics',
  pivot: { linkId: 'a' },
  data: { title: 'Chiffres' },
  settings: { source },
});
const platform = entryWith({ type: 'section-data', source: 'platform' });
const items = entryWith({ type: 'content-model', name: 'figures', field: 'stats' });
const clientOf = (status: number, body: object) =>
  createClient({
    apiKey: 'key',
    baseUrl: 'http://kermesse.test/api',
    fetch: async () => Response.json(body, { status }),
  });
const stat = { value: '412', label: { fr: 'prestataires', en: 'providers' } };

describe('the remote data of a section', () => {
  it.each([
    [200, { result: { data: { stats: [stat] } } }, 'loaded'],
    [200, { result: { data: { stats: [] } } }, 'empty'],
    [404, { errorCode: 'request/not_found', message: '' }, 'empty'],
    [422, { errorCode: 'form/invalid_data', message: '' }, 'failed'],
  ])(
    'from section-data has the right state after a response with status %i and body %o',
    async (status, body, state) => {
      const source = sourceOf(platform);
      if (source === undefined) throw new Error('The entry has no source.');
      expect(await fetchRemoteData(clientOf(status, body), source)).toMatchObject({
        state,
        name: 'statistics · platform · default',
      });
    },
  );

  it('from a content model appears in the field that the source names', async () => {
    const source = sourceOf(items);
    if (source === undefined) throw new Error('The entry has no source.');
    const item = { contentModelName: 'figures', isActive: true, ...stat };
    expect(await fetchRemoteData(clientOf(200, { data: [item] }), source)).toEqual({
      state: 'loaded',
      name: 'figures',
      data: { stats: [item] },
    });
  });

  it('counts as missing only once the source is known to be empty, and is shown when it arrives', () => {
    const read = createSectionReader('fr', defaultBrand);
    const shownWith = (remote?: RemoteData) => read('statistics__a', platform, remote);
    const name = 'platform';
    for (const remote of [undefined, { state: 'loading', name }, { state: 'failed', name }] as const)
      expect(shownWith(remote)).toMatchObject({ section: undefined, faults: [] });
    expect(shownWith({ state: 'empty', name }).faults.map(({ path }) => path)).toEqual(['data.stats']);
    const loaded: RemoteData = { state: 'loaded', name, data: { stats: [stat] } };
    expect(shownWith(loaded).section?.data).toMatchObject({ stats: [{ value: '412', label: 'prestataires' }] });
    expect(shownWith(loaded)).toBe(shownWith(loaded));
  });
});
