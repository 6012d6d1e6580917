import { isRefusal } from '@kermesse/api/failure';
import { passwordCheck } from '@kermesse/api/password-check';
import { isStrongEnough } from '@kermesse/api/schemas/forms/password';
import { useRequest } from '@kermesse/api/use-request';
import { announce } from '@kermesse/ui/announce';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The words of the owner of a new password, which an easily guessed password contains. */
export interface OwnerWords {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
  /** The token of a reset link, with which the server knows the names. */
  token?: string;
}

/**
 * Asks the server whether it will accept a new password, before the form is sent: only the server knows all the common
 * passwords. Asks when the field in which the password or the owner's words changed loses the focus; at once for a
 * password that was filled in elsewhere, such as before the form's code loaded. Without an owner, and when the check
 * fails, nothing happens: the form's own request decides.
 *
 * @param label the label of the field, for the announcement
 * @returns `input`: the ref of the field; `rejection`: why the server will reject the current password
 */
export function usePasswordCheck(label: string, password: string, owner: OwnerWords | undefined) {
  const { send, cancel } = useRequest();
  const [rejected, setRejected] = useState<{ password: string; reason: string }>();
  const rejection = rejected?.password === password ? rejected.reason : undefined;
  const input = useRef<HTMLInputElement>(null);
  const previous = useRef('');

  const check = useEffectEvent(async () => {
    if (owner === undefined || !isStrongEnough(password)) return;
    const { firstname, lastname, email, token = '' } = owner;
    const words = { firstname: firstname ?? '', lastname: lastname ?? '', email: email ?? '', token };
    cancel();
    const result = await send((client, signal) => client.call(passwordCheck, { ...words, password }, { signal }));
    if (result?.ok === true) setRejected(undefined);
    if (result === undefined || result.ok || !isRefusal(result.failure, 'form/invalid_data')) return;
    const reason = result.failure.fields?.['password'];
    if (reason === undefined) return;
    setRejected({ password, reason });
    if (reason !== rejection) announce(`${label}: ${reason}`);
  });

  useEffect(() => {
    const focused = document.activeElement;
    const isFilled = previous.current !== password && focused !== input.current;
    previous.current = password;
    if (isFilled || !(focused instanceof HTMLInputElement)) {
      void check();
      return;
    }
    const leave = () => void check();
    focused.addEventListener('blur', leave, { once: true });
    return () => focused.removeEventListener('blur', leave);
  }, [password, owner?.firstname, owner?.lastname, owner?.email]);

  return { input, rejection };
}
