import { sectionTexts } from '@kermesse/sections/texts.server';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import en from '../texts/app/texts.en.json';
import fr from '../texts/app/texts.fr.json';
import { createInstance as createSlim } from './slim.ts';

type Words = { [key: string]: string | Words };
const own = {
  visits_one: '{{count}} visite à {{place}}',
  visits_other: '{{count}} visites à {{place}}',
  deep: { er: '{{ a }}{{b}}' },
};
const words = {
  fr: { ...sectionTexts.fr, app: fr as Words, own },
  en: { ...sectionTexts.en, app: en as Words, own },
};
const keysOf = (value: Words, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [path + key] : keysOf(inner, `${path}${key}.`),
  );
const values = {
  name: '<b>&"',
  title: 'T',
  phone: '+228',
  email: 'a@b',
  what: 'w',
  message: 'm',
  current: 2,
  total: 9,
  place: 'Lomé',
  a: 1,
  b: '',
};

describe.each(['fr', 'en'] as const)('in %s', (lng) => {
  const options = {
    lng,
    resources: { [lng]: words[lng] },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    initAsync: false,
  };
  const full = createInstance();
  const slim = createSlim();
  void full.init({ ...options, fallbackLng: false });
  void slim.init(options);

  it('says every text as i18next does', () => {
    for (const [ns, texts] of Object.entries(words[lng])) {
      for (const key of keysOf(texts))
        expect(slim.getFixedT(null, ns)(key, values), key).toBe(full.getFixedT(null, ns)(key, values));
    }
  });
  it('picks plural forms, prefixes, other namespaces, default values and missing keys as i18next does', () => {
    for (const count of [0, 1, 1.5, 2, 1_000_000]) {
      const given = { ...values, count, ns: 'own' };
      expect(slim.t('visits', given)).toBe(full.t('visits', given));
    }
    expect(slim.getFixedT(null, 'app', 'notFound')('back')).toBe(full.getFixedT(null, 'app', 'notFound')('back'));
    expect(slim.t('no.such', 'default')).toBe(full.t('no.such', 'default'));
    expect(slim.t('no.such')).toBe(full.t('no.such'));
  });
});
