import type { Locale } from '@kermesse/api/schemas/common/locale';
import { PasskeyOffer } from '@kermesse/flows/passkey-offer';
import { isPhoneWithLock, shouldOfferPasskey } from '@kermesse/flows/passkey-offer-conditions';
import { loadScreensI18n } from '../../i18n/browser.ts';
import { usePrepared } from './use-prepared.ts';

/** Loads the texts of the offer. Without them, the passkey is not offered until the next login. */
async function prepareOffer(locale: Locale): Promise<boolean> {
  if (!shouldOfferPasskey() || !(await isPhoneWithLock())) return false;
  await loadScreensI18n(locale);
  return true;
}

/** Offers a passkey after a login on a phone, unless an offer was refused there. */
export function Offer() {
  return usePrepared(prepareOffer) && <PasskeyOffer />;
}
