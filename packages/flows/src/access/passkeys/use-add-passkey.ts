import { passkeyRegister } from '@kermesse/api/passkey-register';
import { passkeyRegisterOptions } from '@kermesse/api/passkey-register-options';
import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import { useCall, type CallResult } from '@kermesse/api/use-call';
import { createPasskey } from './ceremony.ts';
import { setPasskeyFlag } from './passkey-flag.ts';

/** The key of the message that the account's password is required first. */
export const passwordRequiredKey = 'passkeyPasswordNeeded';

/** The result of adding a passkey. Undefined when another attempt is pending, or when no result has to be shown. */
export type AddPasskeyResult = CallResult<Passkey> | undefined;

/** Adds a passkey: requests options, creates it in the browser and registers it. Runs one attempt at a time. */
export function useAddPasskey() {
  const optionsCall = useCall('passkeyAdd');
  const registerCall = useCall('passkeyAdd', { lasting: true });

  async function add(currentPassword?: string): Promise<AddPasskeyResult> {
    const options = await optionsCall.call((client, signal) =>
      client.call(passkeyRegisterOptions, { currentPassword }, { signal }),
    );
    if (options?.ok !== true) return options;
    const created = await createPasskey(options.data.data);
    if (!created.ok) return created;
    const { response } = created;
    const registered = await registerCall.call((client) => client.call(passkeyRegister, { response }));
    if (registered?.ok === true) setPasskeyFlag();
    return registered?.ok === true ? { ok: true, data: registered.data.data } : registered;
  }

  return { add };
}
