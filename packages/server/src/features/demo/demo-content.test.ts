import { linkablePaths } from '@kermesse/api/schemas/pages/routes';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../demo');
const files = globSync('{site,pages/*}.json', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Every text in a configuration, with the name of the key it is under. */
function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => textsIn(child, Array.isArray(value) ? key : name));
}

const pages = new Set(
  files.filter((file) => file !== 'site.json').map((file) => `/${(read(file) as { slug: string }).slug}`),
);
/** Screens that the app has, whatever the content. */
const screens = new Set(['/', ...linkablePaths]);

describe.each(files)('%s of the demo content', (file) => {
  const texts = textsIn(read(file));

  it('keeps French punctuation with its word', () => {
    const loose = texts.filter(([key, text]) => key === 'fr' && / [!?;:»%]|« /u.test(text));
    expect(loose).toEqual([]);
  });

  it('leads to pages that exist', () => {
    const links = texts.flatMap(([key, text]) =>
      // A menu item that is switched off may wait for its page.
      (/link$/i.test(key) || key === 'path') && text.startsWith('/') && text !== '/salles'
        ? [text]
        : [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
    );
    const dead = links.filter((link) => !pages.has(link) && !screens.has(link) && !link.startsWith('mailto:'));
    expect(dead).toEqual([]);
  });

  it('names no mail address that could be somebody’s', () => {
    const addresses = texts.flatMap(([, text]) => text.match(/[\w.-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []);
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  });
});

it('says that it is a demonstration', () => {
  const { description } = (read('site.json') as { appInformation: { description: { fr: string; en: string } } })
    .appInformation;
  expect(description.fr).toContain('démonstration');
  expect(description.en).toContain('Demonstration');
});
