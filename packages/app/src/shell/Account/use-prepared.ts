import { toLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Prepares something in the language of the page, and again after a language change. `prepare` resolves to whether it
 * can be shown, and must not change.
 * @returns whether it can be shown in the language of the page; false until then, and after a rejection
 */
export function usePrepared(prepare: (locale: Locale) => Promise<boolean>): boolean {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  const [ready, setReady] = useState<Locale>();
  useEffect(() => {
    let isCurrent = true;
    prepare(locale).then(
      (isReady) => {
        // The other language may finish later.
        if (isReady && isCurrent) setReady(locale);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [prepare, locale]);
  return ready === locale;
}
