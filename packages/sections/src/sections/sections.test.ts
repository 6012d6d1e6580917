import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/page.ts';
import type { Example } from '../schema/examples.ts';
import { metaOf } from '../schema/meta.ts';
import type { SectionDefinition } from '../schema/section.ts';
import { registry } from '../schemas.generated.ts';
import type * as z from 'zod';

/** Every folder must meet the same guarantees, including new ones. */
const here = new URL('./', import.meta.url);
const slugs = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const sourcesIn = (slug: string) =>
  readdirSync(new URL(`${slug}/`, here))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(`${slug}/${name}`, here), 'utf8'))
    .join('\n');

const textsOf = (slug: string, locale: string) =>
  JSON.parse(readFileSync(new URL(`${slug}/texts.${locale}.json`, here), 'utf8')) as Record<string, string>;

const camel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Removes the suffix of i18next's plural forms. */
const plain = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Returns the keys of other namespaces that a section uses (`useTranslation('carousel')`). */
function sharedKeys(slug: string, source: string): string[] {
  const namespaces = [...source.matchAll(/useTranslation\('([\w-]+)'/g)]
    .map(([, namespace = '']) => namespace)
    .filter((namespace) => namespace !== slug);
  return namespaces.flatMap((namespace) =>
    Object.keys(JSON.parse(readFileSync(new URL(`../${namespace}/texts.fr.json`, here), 'utf8')) as object).map(plain),
  );
}

function everyField(schema: z.ZodType): z.ZodType[] {
  const { fields = {}, item } = metaOf(schema);
  return [schema, ...Object.values(fields).flatMap(everyField), ...(item === undefined ? [] : everyField(item))];
}

describe.each(slugs)('the section %s', (slug) => {
  const definition = (registry as Record<string, SectionDefinition>)[slug];

  it('is registered under its own name', () => {
    expect(definition?.slug).toBe(slug);
  });

  it('has a view, stories, and a name and description in both languages', () => {
    expect(existsSync(new URL(`${slug}/View.tsx`, here))).toBe(true);
    expect(readdirSync(new URL(`${slug}/`, here)).filter((name) => name.endsWith('.stories.tsx'))).toHaveLength(1);
    for (const words of [definition?.name, definition?.description]) {
      expect(words?.fr).not.toBe('');
      expect(words?.en).not.toBe('');
    }
  });

  it('labels every field in both languages', () => {
    for (const field of everyField(definition?.schema as z.ZodType).slice(1)) {
      const { kind, label } = metaOf(field);
      if (kind === 'group' && label.fr === '' && label.en === '') continue;
      expect(label.fr).not.toBe('');
      expect(label.en).not.toBe('');
    }
  });

  it('has the same texts in both languages, none unused or missing', () => {
    const [fr, en] = [textsOf(slug, 'fr'), textsOf(slug, 'en')];
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(fr).toSorted());
    const source = sourcesIn(slug);
    const keys = new Set(Object.keys(fr).map(plain));
    const unused = [...keys].filter((key) => !new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]`).test(source));
    expect(unused, 'used nowhere').toEqual([]);
    const known = new Set([...keys, ...sharedKeys(slug, source)]);
    for (const [, key = ''] of source.matchAll(/\bt\(\s*'([^']+)'/g))
      expect(known, `t('${key}') has no text`).toContain(key);
  });

  it('has valid examples, each with a story', async () => {
    const { examples } = (await import(new URL(`${slug}/examples.ts`, here).href)) as {
      examples: Record<string, Example<unknown>>;
    };
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(['typical', 'minimal', 'longest']));
    const stories = sourcesIn(slug);
    for (const [name, { data, settings, faulty = false }] of Object.entries(examples)) {
      const configuration = { slug: 'x', title: 'X', sections: [{ slug, pivot: { linkId: 'a' }, data, settings }] };
      for (const locale of ['fr', 'en'] as const) {
        const { page, faults } = parsePage(configuration, { locale });
        expect(faults.length > 0, `${name} in ${locale}: ${JSON.stringify(faults)}`).toBe(faulty);
        expect(page?.sections).toHaveLength(1);
      }
      expect(new RegExp(`export const ${camel(name)}\\b`).test(stories), `no story shows '${name}'`).toBe(true);
    }
  });
});
