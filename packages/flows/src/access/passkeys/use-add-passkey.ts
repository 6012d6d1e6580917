import { passkeyRegister } from '@kermesse/api/passkey-register';
import { passkeyRegisterOptions } from '@kermesse/api/passkey-register-options';
import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { useCall } from '@kermesse/api/use-call';
import { createPasskey } from './ceremony.ts';
import { setPasskeyFlag } from './passkey-flag.ts';

/** The key of the message that the account's password is required first. */
export const passwordRequiredKey = 'passkeyPasswordNeeded';

/** The result of adding a passkey. Undefined when another attempt is pending, or when no result has to be shown. */
export type AddPasskeyResult = { ok: true; passkey: Passkey } | { ok: false; error: ErrorMessage } | undefined;

/** Adds a passkey: requests options, creates it in the browser and registers it. Runs one attempt at a time. */
export function useAddPasskey() {
  const asking = useCall('passkeyAdd');
  const handing = useCall('passkeyAdd', { lasting: true });

  async function add(currentPassword?: string): Promise<AddPasskeyResult> {
    const asked = await asking.call((client, signal) =>
      client.call(passkeyRegisterOptions, { currentPassword }, { signal }),
    );
    if (asked?.ok !== true) return asked;
    const made = await createPasskey(asked.data.data);
    if (!made.ok) return made;
    const { response } = made;
    const kept = await handing.call((client) => client.call(passkeyRegister, { response }));
    if (kept?.ok === true) setPasskeyFlag();
    return kept?.ok === true ? { ok: true, passkey: kept.data.data } : kept;
  }

  return { add };
}
