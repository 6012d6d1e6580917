import { useTask } from '@kermesse/api/use-task';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { useSession } from '../session/session.ts';

export interface LogoutDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog closes. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Asks for confirmation before logging out (specification §4). 'Yes' ends the session, even offline, and goes to the
 * login page. When the code that ends it cannot be loaded, the dialog stays open and shows an error.
 */
export function LogoutDialog({ isOpen, onOpenChange }: LogoutDialogProps) {
  const { t } = useTranslation('logout');
  const { logOut } = useSession();
  const { pending, run } = useTask();
  /** The number of failures since the dialog opened. */
  const [failures, setFailures] = useState(0);

  async function leave() {
    try {
      await logOut();
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
    <ConfirmDialog
      isOpen={isOpen}
      overline={t('overline')}
      title={t('title')}
      cancelLabel={t('no')}
      confirmLabel={t('yes')}
      pending={pending}
      pendingLabel={t('pending')}
      onConfirm={() => void run(leave)}
      onCancel={close}
    >
      <p>{t('text')}</p>
      <NoticeCard
        message={failures > 0 ? t('failed') : undefined}
        help={failures > 0 ? t('failedHelp') : undefined}
        attempt={failures}
      />
    </ConfirmDialog>
  );
}
