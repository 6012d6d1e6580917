import { toLocale } from '@kermesse/api/schemas/common/locale';
import { SignOutDialog, type SignOutDialogProps } from '@kermesse/flows/sign-out';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadScreensI18n } from '../../i18n/browser.ts';

/**
 * Asks for confirmation before signing out, once its texts have loaded. If they fail to load, it shows the keys of the
 * texts.
 */
export function SignOut(props: SignOutDialogProps) {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  const [ready, setReady] = useState<string>();
  useEffect(() => {
    const show = () => setReady(locale);
    loadScreensI18n(locale).then(show, show);
  }, [locale]);
  return ready === locale && <SignOutDialog {...props} />;
}
