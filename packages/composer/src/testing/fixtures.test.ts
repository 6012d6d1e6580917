import { readdirSync, readFileSync } from 'node:fs';
import { checkPage, parsePage } from '@kermesse/sections/page';
import { checkSite, parseSite } from '@kermesse/sections/site';
import { describe, expect, it } from 'vitest';
import { carryOut } from '../document/commands.ts';
import type { Configuration } from '../document/json.ts';
import { readText } from '../files/read-file.ts';

interface Fixture {
  configuration: Configuration;
  /** What visitors were shown of it, by language. */
  shown: { fr: unknown; en: unknown };
}

const folder = new URL('fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => ({
  name,
  ...(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture),
}));

/** As it travels to a browser. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A page as visitors see it. The places of the links in its data, which the reader has named since, are no part of that. */
function shownOf(configuration: Configuration, locale: 'fr' | 'en') {
  const { page } = parsePage(configuration, { locale });
  return page && { ...page, sections: page.sections.map(({ links: _places, ...section }) => section) };
}

/** Documents that the composer of November 2026 published, with what the site made of them then. They are never written anew. */
describe.each(fixtures)('what an earlier composer published: $name', ({ name, configuration, shown }) => {
  const isSite = name.endsWith('-site.json');

  it('opens as it is, and a change that is taken back leaves no trace', () => {
    const text = JSON.stringify(configuration);
    const read = readText(text);
    const opened = read.ok ? (read.documents[0]?.configuration ?? {}) : {};
    expect(JSON.stringify(opened)).toBe(text);
    const changed = carryOut(opened, { do: 'set', keys: ['added by the test'], value: 1 });
    expect(JSON.stringify(carryOut(changed, { do: 'set', keys: ['added by the test'], value: undefined }))).toBe(text);
  });

  it('has nothing that keeps it from being published', () => {
    expect(isSite ? checkSite(configuration) : checkPage(configuration)).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('is shown as it was, in %s', (locale) => {
    const now = isSite ? parseSite(configuration, locale).site : shownOf(configuration, locale);
    expect(sent(now)).toEqual(shown[locale]);
  });
});
