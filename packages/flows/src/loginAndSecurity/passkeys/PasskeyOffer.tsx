import { Button } from '@kermesse/ui/Button';
import { useToasts } from '@kermesse/ui/Toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowDialog } from '../../dialog/FlowDialog.tsx';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { translated } from '../../texts/TranslatedText.tsx';
import { stopOfferingPasskeys } from './offer-conditions.ts';
import { useAddPasskey } from './use-add-passkey.ts';
import { usePasskeys } from './use-passkeys.ts';

/** Offers a passkey to a user who has just logged in on a phone and has none. This browser remembers a refusal. */
export function PasskeyOffer() {
  const { t } = useTranslation('loginAndSecurity');
  const toasts = useToasts();
  const { data: passkeys } = usePasskeys();
  const { add, pending, error } = useAddPasskey();
  const [isOver, setOver] = useState(false);

  function close() {
    stopOfferingPasskeys();
    setOver(true);
  }
  async function accept() {
    const result = await add();
    if (result?.ok !== true) return;
    close();
    toasts.show({
      kind: 'success',
      title: translated('loginAndSecurity', 'offerAdded'),
      text: translated('loginAndSecurity', 'offerAddedText'),
    });
  }

  const isOpen = !isOver && passkeys?.length === 0;
  return (
    <FlowDialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t('offerTitle')}
      actions={
        <>
          <Button variant="line" onPress={close} isDisabled={pending}>
            {t('notNow')}
          </Button>
          <Button pending={pending} pendingLabel={t('adding')} onPress={() => void accept()}>
            {t('add')}
          </Button>
        </>
      }
    >
      <p>{t('offerText')}</p>
      <FormNotice notice={error} />
    </FlowDialog>
  );
}
