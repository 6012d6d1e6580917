import { isRefusal } from '@kermesse/api/failure';
import { passwordCheck } from '@kermesse/api/password-check';
import { isStrongEnough } from '@kermesse/api/schemas/forms/password';
import { useRequest } from '@kermesse/api/use-request';
import { announce } from '@kermesse/ui/announce';
import { useState } from 'react';

/** The words of the owner of a new password, which an easily guessed password contains. */
export interface OwnerWords {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
}

/**
 * Asks the server whether it will accept a new password, before the form is sent: only the server knows all the common
 * passwords. Call `check` when the field loses the focus. Without an owner, and when the check fails, nothing happens:
 * the form's own request decides.
 *
 * @param label the label of the field, for the announcement
 * @returns `rejection`: why the server will reject the current password
 */
export function usePasswordCheck(label: string, password: string, owner: OwnerWords | undefined) {
  const { send, cancel } = useRequest();
  const [rejected, setRejected] = useState<{ password: string; reason: string }>();

  async function check() {
    if (owner === undefined || !isStrongEnough(password)) return;
    const { firstname, lastname, email } = owner;
    const words = { firstname: firstname ?? '', lastname: lastname ?? '', email: email ?? '' };
    cancel();
    const result = await send((client, signal) => client.call(passwordCheck, { ...words, password }, { signal }));
    if (result === undefined || result.ok || !isRefusal(result.failure, 'form/invalid_data')) return;
    const reason = result.failure.fields?.['password'];
    if (reason === undefined) return;
    setRejected({ password, reason });
    announce(`${label}: ${reason}`);
  }

  return {
    rejection: rejected?.password === password ? rejected.reason : undefined,
    check: () => void check(),
  };
}
