import { createI18n } from '@kermesse/api/create-i18n';
import { sectionTexts } from '@kermesse/sections/texts.server';
import type { Locale } from '../links/links.ts';
import { flowTexts } from '@kermesse/flows/texts.server';
import { texts as screensEn } from '../routes/texts.en.ts';
import { texts as screensFr } from '../routes/texts.fr.ts';
import en from '../texts/app/texts.en.json';
import fr from '../texts/app/texts.fr.json';

/** One instance for each language, made once: nothing about a visitor is ever put into them. */
export const instances = {
  fr: createI18n('fr', { ...sectionTexts.fr, ...flowTexts.fr, ...screensFr, app: fr }, 'app'),
  en: createI18n('en', { ...sectionTexts.en, ...flowTexts.en, ...screensEn, app: en }, 'app'),
} satisfies Record<Locale, unknown>;
