import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Locale } from '@kermesse/sections/locale';
import { useState } from 'react';

const key = 'kermesse-preview-language';

function kept(): Locale {
  try {
    return toLocale(localStorage.getItem(key));
  } catch {
    return 'fr';
  }
}

/**
 * The language of the page in the preview, independent of the composer's own. It is stored in this browser and French
 * by default.
 */
export function usePreviewLanguage(): [Locale, (next: Locale) => void] {
  const [locale, setLocale] = useState(kept);
  const choose = (next: Locale) => {
    setLocale(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // The choice lasts until the page reloads.
    }
  };
  return [locale, choose];
}
