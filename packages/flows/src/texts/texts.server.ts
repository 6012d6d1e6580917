import { texts as en } from './texts.en.ts';
import { texts as fr } from './texts.fr.ts';
import type { Words } from './words.ts';

/** The texts of all flows in every language, for the server and tests. */
export const flowTexts: Record<'fr' | 'en', Record<string, Words>> = { fr, en };
