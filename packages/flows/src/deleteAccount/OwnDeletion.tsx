import { accountDeletion } from '@kermesse/api/account-deletion';
import { useClient } from '@kermesse/api/client-context';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { User } from '@kermesse/api/schemas/account/user';
import { useToasts } from '@kermesse/ui/Toasts';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useFailureNotification } from '../form/use-failure-notification.ts';
import { inputMemoryOf } from '../keptInput/input-memory.ts';
import { hasPassword } from '../session/has-password.ts';
import { useSessionStore } from '../session/session.ts';
import { translated } from '../texts/TranslatedText.tsx';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { KeptUntil } from './steps/DoneStep.tsx';
import { deleteAccountMachine, type DeleteRequest, type DeletionResult, type OwnerProof } from './machine.ts';

/** The name under which the result of a deletion is kept in memory, for the page in another language. */
export const deletedForm = 'deleted-account';

function proofOf(user: User): OwnerProof {
  if (hasPassword(user)) return 'password';
  return user.email === null ? 'phrase' : 'email';
}

/**
 * Deletes the account of the logged-in user, with a backend that deletes accounts. The deletion ends this browser's
 * session. The page stays open. When it was left meanwhile, a notification shows the outcome.
 */
export function OwnDeletion({ user }: { user: User }) {
  const client = useClient();
  const store = useSessionStore();
  const toasts = useToasts();
  const onFailureAfterLeaving = useFailureNotification(translated('deleteAccount', 'notDeleted'));
  const [machine] = useState(() => {
    function notify(result: DeletionResult, email: string) {
      const error = result.ok ? undefined : messageFor('deleteAccount', result.failure);
      if (error !== undefined) onFailureAfterLeaving(error);
      if (!result.ok || result.data.eraseAt === null) return;
      const text = <KeptUntil eraseAt={result.data.eraseAt} email={email} />;
      toasts.show({ title: translated('deleteAccount', 'doneTitle'), text, duration: null });
    }
    const deletion = fromPromise<DeletionResult, DeleteRequest>(
      async ({ input: { reason, email, password, confirmText }, signal }) => {
        // Omits empty values: an account with phone login has no email, one with Google login no password.
        const proof = { ...(email.trim() !== '' && { email }), ...(password !== '' && { password }) };
        const result = await client.call(accountDeletion, { reason: reason || null, ...proof, confirmText });
        // The user may have logged out meanwhile, and another one may have logged in, whom it does not concern.
        const isSame = store.get().user?.id === user.id;
        if (result.ok && isSame) await store.get().logOut('deleted');
        if (signal.aborted && isSame) notify(result, email.trim());
        else if (result.ok && isSame) inputMemoryOf(store).keep(deletedForm, { ...result.data, email: email.trim() });
        return result;
      },
    );
    return deleteAccountMachine.provide({ actors: { deletion } });
  });
  return <DeleteAccountScreen machine={machine} proof={proofOf(user)} />;
}
