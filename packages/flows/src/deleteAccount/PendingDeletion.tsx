import { toLocale } from '@kermesse/api/schemas/common/locale';
import { accountDeletionUndo } from '@kermesse/api/account-deletion-undo';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import type { User } from '@kermesse/api/schemas/account/user';
import { Button } from '@kermesse/ui/Button';
import { Text } from '@kermesse/ui/Text';
import { useTranslation } from 'react-i18next';
import { DataDownload } from '../dataDownload/DataDownload.tsx';
import { Actions } from './delete-account.styles.ts';
import { DeletionCard } from './DeletionCard.tsx';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { useFailureNotification } from '../form/use-failure-notification.ts';
import { useForm } from '../form/use-form.ts';
import { useGo } from '../site/go.ts';
import { useSession, useSessionStore } from '../session/session.ts';
import { translated } from '../texts/TranslatedText.tsx';

export interface PendingDeletionProps {
  user: User;
  /** The time at which the account is erased, ISO 8601. */
  eraseAt: string;
}

/** The page for a user who has requested a deletion and logs in again. The account can still be kept. */
export function PendingDeletion({ user, eraseAt }: PendingDeletionProps) {
  const { t, i18n } = useTranslation('deleteAccount');
  const session = useSession();
  const store = useSessionStore();
  const go = useGo();
  const date = longDate(new Date(eraseAt), toLocale(i18n.language));
  const { pending, notice, formProps } = useForm({
    situation: 'keepAccount',
    send: (client) => client.call(accountDeletionUndo, {}),
    success: () => ({ title: translated('deleteAccount', 'kept'), text: translated('deleteAccount', 'keptText') }),
    done(kept, _values, stillOpen) {
      // The user may have logged out in another tab.
      if (store.get().user === null) return;
      session.update(kept);
      if (stillOpen) go('/account/dashboard');
    },
    onFailureAfterLeaving: useFailureNotification(translated('deleteAccount', 'notKept')),
  });

  return (
    <DeletionCard title={t('doneTitle')}>
      <Text>{t('pendingLead', { date })}</Text>
      <FormNotice notice={notice} />
      <Actions {...formProps} as="form">
        <Button type="submit" pending={pending} pendingLabel={t('keeping')}>
          {t('keep')}
        </Button>
        <DataDownload user={user} />
        <Button variant="quiet" onPress={() => void session.logOut()}>
          {t('logOut')}
        </Button>
      </Actions>
    </DeletionCard>
  );
}
