import { accountDeletion } from '@kermesse/api/account-deletion';
import { useClient } from '@kermesse/api/client-context';
import type { User } from '@kermesse/api/schemas/account/user';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { hasPassword } from '../session/has-password.ts';
import { useSession } from '../session/session.ts';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { deleteAccountMachine, type DeleteRequest, type DeletionResult, type OwnerProof } from './machine.ts';

function proofOf(user: User): OwnerProof {
  if (hasPassword(user)) return 'password';
  return user.email === null ? 'phrase' : 'email';
}

/**
 * Deletes the account of the logged-in user, with a backend that deletes accounts. The deletion ends this browser's
 * session. The page stays open.
 */
export function OwnDeletion({ user }: { user: User }) {
  const client = useClient();
  const { signOut } = useSession();
  const [machine] = useState(() => {
    const deletion = fromPromise<DeletionResult, DeleteRequest>(
      async ({ input: { reason, email, password, confirmText } }) => {
        // Omits empty values: an account with phone login has no email, one with Google login no password.
        const proof = { ...(email.trim() !== '' && { email }), ...(password !== '' && { password }) };
        const result = await client.call(accountDeletion, { reason: reason || null, ...proof, confirmText });
        if (result.ok) await signOut('deleted');
        return result;
      },
    );
    return deleteAccountMachine.provide({ actors: { deletion } });
  });
  return <DeleteAccountScreen machine={machine} proof={proofOf(user)} />;
}
