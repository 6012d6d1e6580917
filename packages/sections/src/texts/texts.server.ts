import type { Locale } from '../schema/locale.ts';
import { texts as en } from './texts.en.ts';
import { texts as fr } from './texts.fr.ts';

/** The texts of all sections in every language, for the server and Storybook. */
export const sectionTexts: Record<Locale, Record<string, Record<string, string>>> = { fr, en };
