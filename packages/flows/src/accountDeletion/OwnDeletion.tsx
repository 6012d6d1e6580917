import { accountDeletion } from '@kermesse/api/account-deletion';
import type { Client } from '@kermesse/api/client';
import { useClient } from '@kermesse/api/client-context';
import type { User } from '@kermesse/api/schemas/account/user';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { DeleteAccountScreen } from '../deleteAccount/DeleteAccountScreen.tsx';
import {
  deleteAccountMachine,
  DeletionFailed,
  type DeleteRequest,
  type DeletionResponse,
  type OwnerProof,
} from '../deleteAccount/machine.ts';
import { hasPassword } from '../session/has-password.ts';
import { useSession, type Session } from '../session/session.ts';
import { keepTyped, readTyped } from './typed.ts';

function proofOf(user: User): OwnerProof {
  if (hasPassword(user)) return 'password';
  return user.email === null ? 'phrase' : 'email';
}

async function requestDeletion(client: Client, { reason, email, password, confirmText }: DeleteRequest) {
  // Omits empty values: an account with phone login has no email, one with Google login no password.
  const named = { ...(email.trim() !== '' && { email }), ...(password !== '' && { password }) };
  const result = await client.call(accountDeletion, { reason, ...named, confirmText });
  if (!result.ok) throw new DeletionFailed(result.failure);
  return result.data.data;
}

/** Returns the machine whose deletion calls the backend and then ends this browser's session. The page stays open. */
function machineFor(client: Client, signOut: Session['signOut']) {
  const deletion = fromPromise<DeletionResponse, DeleteRequest>(async ({ input }) => {
    const response = await requestDeletion(client, input);
    await signOut('deleted');
    return response;
  });
  return deleteAccountMachine.provide({ actors: { deletion } });
}

/** Deletes the account of the signed-in user, with a backend that deletes accounts. */
export function OwnDeletion({ user }: { user: User }) {
  const client = useClient();
  const { signOut } = useSession();
  const [machine] = useState(() => machineFor(client, signOut));
  const [typed] = useState(() => readTyped(user.id));

  const keep = (request: DeleteRequest) => keepTyped(user.id, request);

  function logInAgain(request: DeleteRequest) {
    keep(request);
    void signOut('again');
  }
  return (
    <DeleteAccountScreen
      machine={machine}
      proof={proofOf(user)}
      typed={typed}
      onLogInAgain={logInAgain}
      onSessionEnd={keep}
    />
  );
}
