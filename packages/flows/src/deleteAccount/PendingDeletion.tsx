import { toLocale } from '@kermesse/api/schemas/common/locale';
import { accountDeletionUndo } from '@kermesse/api/account-deletion-undo';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import type { User } from '@kermesse/api/schemas/account/user';
import { Button } from '@kermesse/ui/Button';
import { Frame } from '@kermesse/ui/Frame';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { Text } from '@kermesse/ui/Text';
import { useToasts } from '@kermesse/ui/Toasts';
import { useTranslation } from 'react-i18next';
import { DataDownload } from '../dataDownload/DataDownload.tsx';
import { Actions, Card, Layout, Overline } from './delete-account.styles.ts';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { useCall } from '@kermesse/api/use-call';
import { useGo } from '../site/go.ts';
import { useSession } from '../session/session.ts';

export interface PendingDeletionProps {
  user: User;
  /** The time at which the account is erased, ISO 8601. */
  eraseAt: string;
}

/** The page for a user who has requested a deletion and logs in again. The account can still be kept. */
export function PendingDeletion({ user, eraseAt }: PendingDeletionProps) {
  const { t, i18n } = useTranslation('deleteAccount');
  const session = useSession();
  const go = useGo();
  const toasts = useToasts();
  const { pending, error, call } = useCall('keepAccount', { lasting: true });
  const date = longDate(new Date(eraseAt), toLocale(i18n.language));

  async function keep() {
    const kept = await call((client) => client.call(accountDeletionUndo, {}));
    if (kept?.ok !== true) return;
    toasts.show({ kind: 'success', title: t('kept'), text: t('keptText') });
    session.update(kept.data);
    go('/account/dashboard');
  }

  return (
    <Layout>
      <Card>
        <Frame />
        <Overline>
          <SmallCaps>{t('overline')}</SmallCaps>
        </Overline>
        <Heading level={1} size={5}>
          {t('doneTitle')}
        </Heading>
        <Text>{t('pendingLead', { date })}</Text>
        <FormNotice notice={error} />
        <Actions>
          <Button onPress={() => void keep()} pending={pending} pendingLabel={t('keeping')}>
            {t('keep')}
          </Button>
          <DataDownload user={user} />
          <Button variant="quiet" onPress={() => void session.signOut()}>
            {t('logOut')}
          </Button>
        </Actions>
      </Card>
    </Layout>
  );
}
