import { toLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import { PasskeyOffer } from '@kermesse/flows/passkey-offer';
import { isPhoneWithLock, shouldOfferPasskey } from '@kermesse/flows/passkey-offer-conditions';
import { useResolved } from '@kermesse/ui/use-resolved';
import { useTranslation } from 'react-i18next';
import { loadScreensI18n } from '../../i18n/browser.ts';

/**
 * Returns whether to offer a passkey, and loads the texts of the offer in a language. Without them, the passkey is not
 * offered until the next login.
 */
async function prepareOffer(locale: Locale): Promise<boolean> {
  if (!shouldOfferPasskey() || !(await isPhoneWithLock())) return false;
  await loadScreensI18n(locale);
  return true;
}

/** Offers a passkey after a login on a phone, unless an offer was refused there. */
export function PhonePasskeyOffer() {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  return useResolved(locale, () => prepareOffer(locale)) && <PasskeyOffer />;
}
