import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { useSession } from '../session/session.ts';

export interface SignOutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Asks for confirmation before signing out (specification §4). 'Yes' ends the session, even offline, and goes to the
 * login page. When the code that ends it cannot be loaded, the dialog stays open and shows an error.
 */
export function SignOutDialog({ isOpen, onOpenChange }: SignOutDialogProps) {
  const { t } = useTranslation('signOut');
  const { signOut } = useSession();
  const { pending, run } = useTask();
  /** The number of failures since the dialog opened. */
  const [failures, setFailures] = useState(0);

  async function leave() {
    try {
      await signOut();
      close();
    } catch {
      setFailures((before) => before + 1);
    }
  }

  function close() {
    setFailures(0);
    onOpenChange(false);
  }

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={close}
      overline={t('overline')}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button autoFocus variant="line" onPress={close} isDisabled={pending}>
            {t('no')}
          </Button>
          <Button pending={pending} pendingLabel={t('pending')} onPress={() => void run(leave)}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
      <NoticeCard
        message={failures > 0 ? t('failed') : undefined}
        help={failures > 0 ? t('failedHelp') : undefined}
        attempt={failures}
      />
    </Dialog>
  );
}
