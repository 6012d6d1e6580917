import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { testSite } from '../../testing/site.ts';

const folder = new URL('../../../../composer/src/testing/fixtures/', import.meta.url);
const key = 'an-editors-key-of-our-own';

const database = await testDatabase();

it('accepts every document that an earlier composer published, and returns it unchanged', async () => {
  const { site, apiKey } = testSite(database, { EDITOR_KEY: key });
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', 'x-editor-key': key };
  const names = readdirSync(folder);
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) {
    const { configuration } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      configuration: { slug?: string };
    };
    const kind = name.endsWith('-site.json') ? 'site' : 'page';
    const slug = configuration.slug ?? '';
    const published = await site.request('/api/editor/document', {
      method: 'POST',
      headers,
      body: JSON.stringify({ kind, slug, configuration, base: 0 }),
    });
    expect(await published.json(), name).toEqual({ data: { version: 1 } });
    const stored = (await (
      await site.request(`/api/editor/document?kind=${kind}&slug=${slug}`, { headers })
    ).json()) as { data: { configuration: unknown } };
    expect(JSON.stringify(stored.data.configuration), name).toBe(JSON.stringify(configuration));
    if (kind === 'site') continue;
    const shown = await site.request(`/api/page-props?path=/${slug === 'home' ? '' : slug}&locale=fr`, { headers });
    expect(await shown.json(), name).toMatchObject({ status: 200, page: { slug } });
  }
});
