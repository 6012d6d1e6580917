import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Locale } from '@kermesse/sections/locale';
import { safeLocalStorage } from '@kermesse/ui/safe-storage';
import { useState } from 'react';

const storageKey = 'kermesse-preview-language';

/**
 * The language of the page in the preview, independent of the composer's own. It is stored in this browser and French
 * by default.
 */
export function usePreviewLanguage(): [Locale, (next: Locale) => void] {
  const [locale, setLocale] = useState<Locale>(() => toLocale(safeLocalStorage.get(storageKey)));
  const choose = (next: Locale) => {
    setLocale(next);
    safeLocalStorage.set(storageKey, next);
  };
  return [locale, choose];
}
