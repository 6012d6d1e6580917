import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Locale } from '@kermesse/sections/locale';
import { useState } from 'react';
import { storedText } from '../store/stored-text.ts';

const storedLanguage = storedText('localStorage', 'kermesse-preview-language');

/**
 * The language of the page in the preview, independent of the composer's own. It is stored in this browser and French
 * by default.
 */
export function usePreviewLanguage(): [Locale, (next: Locale) => void] {
  const [locale, setLocale] = useState<Locale>(() => toLocale(storedLanguage.get()));
  const choose = (next: Locale) => {
    setLocale(next);
    storedLanguage.set(next);
  };
  return [locale, choose];
}
