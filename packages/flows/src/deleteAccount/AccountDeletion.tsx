import { useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';
import { useGo } from '../site/go.ts';
import { useFlowSettings } from '../site/settings.ts';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { OwnDeletion } from './OwnDeletion.tsx';
import { PendingDeletion } from './PendingDeletion.tsx';

/**
 * The page that deletes an account. If the backend deletes accounts, the page calls it and can cancel a pending
 * deletion. Otherwise it runs the flow of the specification, which sends no request.
 */
export function AccountDeletion() {
  const { accountDeletion } = useFlowSettings();
  const { user } = useSession();
  // The request ends the session. The page keeps showing the result for its last user.
  const [owner, setOwner] = useState(user);
  if (user !== null && user !== owner) setOwner(user);
  if (!accountDeletion) return <DeleteAccountScreen />;
  if (owner === null) return <LogInFirst />;
  if (owner.deletionAt != null) return <PendingDeletion user={owner} eraseAt={owner.deletionAt} />;
  return <OwnDeletion key={owner.id} user={owner} />;
}

/** Redirects an anonymous visitor to the login page, which returns here afterwards. */
function LogInFirst() {
  const go = useGo();
  useEffect(() => go('/login?redirect=%2Fdelete-account', { replace: true }), [go]);
  return null;
}
