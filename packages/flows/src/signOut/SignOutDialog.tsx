import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';

export interface SignOutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before signing out (specification §4). 'Yes' ends the session, also offline, and goes to the login. */
export function SignOutDialog({ isOpen, onOpenChange }: SignOutDialogProps) {
  const { t } = useTranslation('signOut');
  const { signOut } = useSession();
  const [pending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    try {
      await signOut();
    } finally {
      setPending(false);
      onOpenChange(false);
    }
  }

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      overline={t('overline')}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button autoFocus variant="line" onPress={() => onOpenChange(false)} isDisabled={pending}>
            {t('no')}
          </Button>
          <Button pending={pending} pendingLabel={t('pending')} onPress={() => void leave()}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
