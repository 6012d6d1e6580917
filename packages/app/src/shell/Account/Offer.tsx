import { toLocale } from '@kermesse/api/schemas/common/locale';
import { PasskeyOffer } from '@kermesse/flows/passkey-offer';
import { isPhoneWithLock, shouldOfferPasskey } from '@kermesse/flows/passkey-offer-conditions';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadScreensI18n } from '../../i18n/browser.ts';

/**
 * Offers a passkey after a sign-in on a phone, unless an offer was refused there. Waits until its texts have loaded.
 */
export function Offer() {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  const [ready, setReady] = useState<string>();
  useEffect(() => {
    if (!shouldOfferPasskey()) return;
    void isPhoneWithLock().then(async (isPhone) => {
      if (!isPhone) return;
      // Without its texts the passkey is not offered until the next sign-in.
      await loadScreensI18n(locale).then(
        () => setReady(locale),
        () => undefined,
      );
    });
  }, [locale]);
  return ready === locale && <PasskeyOffer />;
}
