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

/** The language of the page in the preview. It is its own: that of the tool changes apart from it. French until another is chosen. */
export function usePreviewLanguage(): [Locale, (next: Locale) => void] {
  const [locale, setLocale] = useState(kept);
  const choose = (next: Locale) => {
    setLocale(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // It is chosen again after a reload.
    }
  };
  return [locale, choose];
}
