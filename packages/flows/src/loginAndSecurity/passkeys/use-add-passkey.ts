import { passkeyRegister } from '@kermesse/api/passkey-register';
import { passkeyRegisterOptions } from '@kermesse/api/passkey-register-options';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import { useCall, type CallResult } from '@kermesse/api/use-call';
import { useTask } from '@kermesse/api/use-task';
import { useState } from 'react';
import { createPasskey } from './ceremony.ts';
import { setPasskeyFlag } from './passkey-flag.ts';

/** The key of the message that the account's password is required first. */
export const passwordRequiredKey = 'passkeyPasswordNeeded';

/** The result of adding a passkey. Undefined when another attempt is pending, or when no result has to be shown. */
type AddPasskeyResult = CallResult<Passkey> | undefined;

/**
 * Adds a passkey: requests options, creates it in the browser and registers it. Runs one attempt at a time. A passkey
 * that the browser has created is registered even after the component was unmounted.
 */
export function useAddPasskey() {
  const { pending, run } = useTask({ lasting: true });
  const [error, setError] = useState<ErrorMessage>();
  const optionsCall = useCall('passkeyAdd');
  const registerCall = useCall('passkeyAdd', { lasting: true });

  async function attempt(currentPassword: string | undefined): Promise<AddPasskeyResult> {
    const options = await optionsCall.call((client, signal) =>
      client.call(passkeyRegisterOptions, { currentPassword }, { signal }),
    );
    if (options?.ok !== true) return options;
    const created = await createPasskey(options.data);
    if (!created.ok) return created;
    const registered = await registerCall.call((client) => client.call(passkeyRegister, { response: created.data }));
    if (registered?.ok === true) setPasskeyFlag();
    return registered;
  }

  async function add(currentPassword?: string): Promise<AddPasskeyResult> {
    return run(async () => {
      setError(undefined);
      const result = await attempt(currentPassword);
      if (result?.ok === false) setError(result.error);
      return result;
    });
  }

  return {
    add,
    pending,
    /** The error of the last attempt. */
    error,
  };
}
