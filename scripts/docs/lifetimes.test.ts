import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../../packages/server/src/features/accounts/emails/account-email-texts-en.ts';
import { french } from '../../packages/server/src/features/accounts/emails/account-email-texts-fr.ts';
import { linkLifetimes } from '../../packages/server/src/features/accounts/emails/email-tokens.ts';
import { recentSeconds } from '../../packages/server/src/features/accounts/passwords/recent-authentication.ts';
import { daysInBin } from '../../packages/api/src/schemas/pages/editor.ts';
import { root } from '../lib/workspace.mjs';

const day = 86_400;
const units = { minute: 60, hour: 3600, day } as const;
type Unit = keyof typeof units;

/** The words of durations that texts use, by language. A new number or unit of a constant needs its word here. */
const words = {
  en: { numbers: { a: 1, an: 1, one: 1, three: 3, seven: 7, ten: 10, '30': 30 }, units: /(minute|hour|day)s?\b/ },
  fr: { numbers: { un: 1, une: 1, trois: 3, sept: 7, dix: 10, '30': 30 }, units: /(minute|heure|jour)s?\b/ },
} as const;
const unitOf: Record<string, Unit> = { heure: 'hour', jour: 'day', minute: 'minute', hour: 'hour', day: 'day' };

/** Returns the durations that a text states, in seconds. */
function durationsIn(text: string, locale: 'fr' | 'en'): number[] {
  const { numbers, units: names } = words[locale];
  const pattern = new RegExp(`\\b(${Object.keys(numbers).join('|')})[\\s\\u00A0]${names.source}`, 'gu');
  return [...text.matchAll(pattern)].map(([, number = '', unit = '']) => {
    const count = (numbers as Record<string, number>)[number] ?? Number.NaN;
    return count * units[unitOf[unit] ?? 'day'];
  });
}

const { verify, reset, change, undo } = linkLifetimes;

/** The lifetimes of the links in account emails. The other emails state none. */
const inEmails: Partial<Record<keyof typeof english, number>> = {
  addressVerification: verify,
  passwordReset: reset,
  newAddressConfirmation: change,
  addressChangeRequested: undo,
  oldAddressReplaced: undo,
};

test.each(Object.keys(english) as (keyof typeof english)[])('the email %s states the lifetime of its link', (name) => {
  const lifetime = inEmails[name];
  for (const [locale, texts] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    // “If you come back one day” is no duration.
    const { paragraphs, ...others } = texts[name];
    const stated = durationsIn(JSON.stringify(others), locale);
    expect(stated.length > 0, locale).toBe(lifetime !== undefined);
    if (lifetime !== undefined) stated.push(...durationsIn(paragraphs.join(' '), locale));
    expect(new Set(stated), locale).toEqual(new Set(lifetime === undefined ? [] : [lifetime]));
  }
});

/** The other texts that state a lifetime: their file, their key, and the durations in their order. */
const elsewhere: [file: string, key: string, durations: number[]][] = [
  // The first duration is how soon the link arrives.
  ['flows/src/resetRequest/texts', 'sentHelp', [60, reset]],
  ['flows/src/failures/texts', 'linkExpired', [reset]],
  ['flows/src/failures/texts', 'undoExpiredHelp', [undo]],
  ['flows/src/failures/texts', 'logInAgainHelp', [recentSeconds]],
  ['flows/src/failures/texts', 'passwordNeeded', [recentSeconds]],
  ['composer/src/texts/composer/texts', 'bin.about', [daysInBin * day]],
  ['composer/src/texts/composer/texts', 'removePage.about', [daysInBin * day]],
];

test.each(elsewhere)('%s: %s states the lifetime of the server', (file, key, durations) => {
  for (const locale of ['fr', 'en'] as const) {
    const texts: unknown = JSON.parse(readFileSync(join(root, `packages/${file}.${locale}.json`), 'utf8'));
    const text = key.split('.').reduce((at, name) => (at as Record<string, unknown>)[name], texts);
    expect(durationsIn(String(text), locale), locale).toEqual(durations);
  }
});
