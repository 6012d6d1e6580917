import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Locale } from '@kermesse/sections/locale';
import { useTranslation } from 'react-i18next';

/** Returns the language of the composer's interface. */
export const useUiLocale = (): Locale => toLocale(useTranslation().i18n.language);
