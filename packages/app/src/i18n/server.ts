import { createI18n } from '@kermesse/api/create-i18n';
import { sectionTexts } from '@kermesse/sections/texts.server';
import type { Locale } from '../links/links.ts';
import { flowTexts } from '@kermesse/flows/texts.server';
import { texts as screensEn } from '../routes/texts.en.ts';
import { texts as screensFr } from '../routes/texts.fr.ts';
import en from '../texts/app/texts.en.json';
import fr from '../texts/app/texts.fr.json';

/** The i18n instances by language, created once. They never hold data of a visitor. */
export const instances = {
  fr: createI18n('fr', { ...sectionTexts.fr, ...flowTexts.fr, ...screensFr, app: fr }, 'app'),
  en: createI18n('en', { ...sectionTexts.en, ...flowTexts.en, ...screensEn, app: en }, 'app'),
} satisfies Record<Locale, unknown>;
