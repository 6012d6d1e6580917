import { useState } from 'react';
import { DeleteAccountScreen } from '../deleteAccount/DeleteAccountScreen.tsx';
import { useSession } from '../session/session.ts';
import { useFlowSettings } from '../site/settings.ts';
import { LogInFirst } from './LogInFirst.tsx';
import { OwnDeletion } from './OwnDeletion.tsx';
import { PendingDeletion } from './PendingDeletion.tsx';

/**
 * Leaving, as far as the backend goes: one that deletes accounts is called and may be asked to keep the account; any
 * other gets the flow of the specification, which calls nobody.
 */
export function AccountDeletion() {
  const { accountDeletion = false } = useFlowSettings();
  const { user } = useSession();
  // The session ends with the request; the page goes on for whom it was.
  const [owner, setOwner] = useState(user);
  if (user !== null && user !== owner) setOwner(user);
  if (!accountDeletion) return <DeleteAccountScreen />;
  if (owner === null) return <LogInFirst />;
  if (owner.deletionAt != null) return <PendingDeletion user={owner} eraseAt={owner.deletionAt} />;
  return <OwnDeletion key={owner.id} user={owner} />;
}
