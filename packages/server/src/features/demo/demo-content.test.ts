import { linkablePaths } from '@kermesse/api/schemas/pages/routes';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../demo');
const files = globSync('{site,pages/*}.json', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Returns every text in a configuration with the name of its key. */
function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => textsIn(child, Array.isArray(value) ? key : name));
}

const pages = new Set(
  files.filter((file) => file !== 'site.json').map((file) => `/${(read(file) as { slug: string }).slug}`),
);
/** The paths of the app's screens. */
const screens = new Set(['/', ...linkablePaths]);

describe.each(files)('%s of the demo content', (file) => {
  const texts = textsIn(read(file));

  it('has no-break spaces before French punctuation', () => {
    const loose = texts.filter(([key, text]) => key === 'fr' && / [!?;:»%]|« /u.test(text));
    expect(loose).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const links = texts.flatMap(([key, text]) =>
      // An inactive menu item may link to a page that does not exist yet.
      (/link$/i.test(key) || key === 'path') && text.startsWith('/') && text !== '/salles'
        ? [text]
        : [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
    );
    const dead = links.filter((link) => !pages.has(link) && !screens.has(link) && !link.startsWith('mailto:'));
    expect(dead).toEqual([]);
  });

  it('contains no email address outside of .example', () => {
    const addresses = texts.flatMap(([, text]) => text.match(/[\w.-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []);
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  });
});

it('the demo content says that it is a demonstration', () => {
  const { description } = (read('site.json') as { appInformation: { description: { fr: string; en: string } } })
    .appInformation;
  expect(description.fr).toContain('démonstration');
  expect(description.en).toContain('Demonstration');
});
