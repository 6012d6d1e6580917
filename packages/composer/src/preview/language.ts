import { isLocale } from '@kermesse/api/schemas/common/locale';
import type { Locale } from '@kermesse/sections/locale';
import { safeLocalStorage } from '@kermesse/ui/safe-storage';
import { useUiLocale } from '../translations/ui-locale.ts';
import { useState } from 'react';

const storageKey = 'kermesse-preview-language';

/**
 * The language of the page in the preview: that of the composer, until the editor chooses one. This browser stores it.
 */
export function usePreviewLanguage(): [Locale, (next: Locale) => void] {
  const uiLocale = useUiLocale();
  const [locale, setLocale] = useState<Locale>(() => {
    const chosen = safeLocalStorage.get(storageKey);
    return isLocale(chosen) ? chosen : uiLocale;
  });
  const choose = (next: Locale) => {
    setLocale(next);
    safeLocalStorage.set(storageKey, next);
  };
  return [locale, choose];
}
