import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputMemoryOf } from '../keptInput/input-memory.ts';
import { useSession, useSessionStore } from '../session/session.ts';
import { useGo } from '../site/go.ts';
import { useFlowSettings } from '../site/settings.ts';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { DoneStep, type DoneStepProps } from './steps/DoneStep.tsx';
import { deletedForm, OwnDeletion } from './OwnDeletion.tsx';
import { PendingDeletion } from './PendingDeletion.tsx';

/**
 * The page that deletes an account. If the backend deletes accounts, the page calls it and can cancel a pending
 * deletion. After a deletion it shows the result, also in the other language. Without such a backend it runs the flow
 * of the specification, which sends no request.
 */
export function AccountDeletion() {
  const { accountDeletion } = useFlowSettings();
  const { user } = useSession();
  const deleted = inputMemoryOf(useSessionStore()).get(deletedForm) as DoneStepProps | undefined;
  // The request ends the session. The page keeps showing the result for its last user.
  const [owner, setOwner] = useState(user);
  if (user !== null && user !== owner) setOwner(user);
  if (!accountDeletion) return <DeleteAccountScreen />;
  if (owner === null) return deleted === undefined ? <LogInFirst /> : <Deleted {...deleted} />;
  if (owner.deletionAt != null) return <PendingDeletion user={owner} eraseAt={owner.deletionAt} />;
  return <OwnDeletion key={owner.id} user={owner} />;
}

/** Shows the result of a deletion again. */
function Deleted(props: DoneStepProps) {
  const { t } = useTranslation('deleteAccount');
  return (
    <DeletionCard title={t('doneTitle')}>
      <DoneStep {...props} />
    </DeletionCard>
  );
}

/** Redirects an anonymous visitor to the login page, which returns here afterwards. */
function LogInFirst() {
  const go = useGo();
  useEffect(() => go('/login?redirect=%2Fdelete-account', { replace: true }), [go]);
  return null;
}
