import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { editorSite } from '../../testing/editor-site.ts';

const folder = new URL('../../../../composer/src/testing/fixtures/', import.meta.url);

const database = await testDatabase();

it('accepts every document that an earlier composer published, and returns it unchanged', async () => {
  const { get, post, page } = editorSite(database);
  const names = readdirSync(folder);
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) {
    const { configuration } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      configuration: { slug?: string };
    };
    const kind = name.endsWith('-site.json') ? 'site' : 'page';
    const slug = configuration.slug ?? '';
    const published = await post('document', { kind, slug, configuration, base: 0 });
    expect(published.body, name).toEqual({ data: { version: 1 } });
    const stored = (await get(`document?kind=${kind}&slug=${slug}`)).body.data as { configuration: unknown };
    expect(JSON.stringify(stored.configuration), name).toBe(JSON.stringify(configuration));
    if (kind === 'site') continue;
    const shown = await page(`/${slug === 'home' ? '' : slug}`);
    expect(shown.body, name).toMatchObject({ status: 200, page: { slug } });
  }
});
