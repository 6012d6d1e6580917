import { passkeyRegister } from '@kermesse/api/passkey-register';
import { passkeyRegisterOptions } from '@kermesse/api/passkey-register-options';
import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { useCall } from '@kermesse/api/use-call';
import { createPasskey } from './ceremony.ts';
import { rememberPasskeyHere } from './passkey-here.ts';

/** The key of the message when the account's password is needed first. */
export const passwordNeeded = 'passkeyPasswordNeeded';

/** What came of adding a passkey. Undefined: another attempt is under way, or nobody needs to hear of it. */
export type Added = { ok: true; passkey: Passkey } | { ok: false; error: ErrorMessage } | undefined;

/** Adds a passkey: asks the server, has the browser make it, and hands it in. One at a time. */
export function useAddPasskey() {
  const asking = useCall('passkeyAdd');
  const handing = useCall('passkeyAdd', { lasting: true });

  async function add(currentPassword?: string): Promise<Added> {
    const asked = await asking.call((client, signal) =>
      client.call(passkeyRegisterOptions, { currentPassword }, { signal }),
    );
    if (asked?.ok !== true) return asked;
    const made = await createPasskey(asked.data.data);
    if (!made.ok) return made;
    const { response } = made;
    const kept = await handing.call((client) => client.call(passkeyRegister, { response }));
    if (kept?.ok === true) rememberPasskeyHere();
    return kept?.ok === true ? { ok: true, passkey: kept.data.data } : kept;
  }

  return { add };
}
