import type { Locale } from '@kermesse/api/schemas/common/locale';
import { readdirSync, readFileSync } from 'node:fs';
import { checkPage, parsePage } from '@kermesse/sections/page';
import { checkSite, parseSite } from '@kermesse/sections/site';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../document/commands.ts';
import type { Configuration } from '../document/json.ts';
import { readText } from '../files/read-file.ts';

interface Fixture {
  configuration: Configuration;
  /** What the site showed of it then, by language. */
  shown: { fr: unknown; en: unknown };
}

const folder = new URL('fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => ({
  name,
  ...(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture),
}));

/** Returns a value as JSON transfers it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns a page as visitors see it, without what later readers add to sections: `links`, and a `loginLink`. */
function shownOf(configuration: Configuration, locale: Locale) {
  const { page } = parsePage(configuration, { locale, calendars: true });
  const sections = page?.sections.map(({ links: _places, data, ...section }) => {
    const { loginLink: _, ...recorded } = data;
    return { ...section, data: recorded };
  });
  return page && { ...page, sections };
}

/**
 * Documents that the composer of November 2026 published, and what the site made of them then. Never update these
 * fixtures.
 */
describe.each(fixtures)('a document of an earlier composer: $name', ({ name, configuration, shown }) => {
  const isSite = name.endsWith('-site.json');

  it('opens unchanged, and is unchanged after a change is reverted', () => {
    const text = JSON.stringify(configuration);
    const read = readText(text);
    const opened = read.ok ? (read.documents[0]?.configuration ?? {}) : {};
    expect(JSON.stringify(opened)).toBe(text);
    const changed = applyCommand(opened, { do: 'set', keys: ['added by the test'], value: 1 });
    expect(JSON.stringify(applyCommand(changed, { do: 'set', keys: ['added by the test'], value: undefined }))).toBe(
      text,
    );
  });

  it('has no faults', () => {
    expect(isSite ? checkSite(configuration) : checkPage(configuration)).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('looks the same as then, in %s', (locale) => {
    const now = isSite ? parseSite(configuration, locale) : shownOf(configuration, locale);
    expect(sent(now)).toEqual(shown[locale]);
  });
});
