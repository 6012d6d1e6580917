import type { Locale } from '@kermesse/api/schemas/common/locale';
import { texts as en } from './texts.en.ts';
import { texts as fr } from './texts.fr.ts';
import type { TextTree } from '@kermesse/api/create-i18n';

/** The texts of all flows in every language, for the server and tests. */
export const flowTexts: Record<Locale, Record<string, TextTree>> = { fr, en };
