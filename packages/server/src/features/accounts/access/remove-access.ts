import { cancelDeletion } from './pending-deletion.ts';
import { revokeEmailTokens, revokeUndoLinksFrom } from '../emails/email-tokens.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { forgetDevices } from '../sessions/devices.ts';
import { endSessions } from '../sessions/sessions.ts';
import { removeUnsent } from '../../../platform/queue/queue.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { accountMessages } from '../users/account-messages.ts';

/** Removes a user's linked identities, or only those linked before a time. */
export async function removeIdentities(trx: Trx, userId: string, before?: Date): Promise<void> {
  const all = trx.deleteFrom('federated_identities').where('user_id', '=', userId);
  await (before === undefined ? all : all.where('created_at', '<', before)).execute();
}

/**
 * Revokes all access to an account that an intruder may have set up: sessions, the password, passkeys, linked
 * identities, known devices, a pending change of address, and all links that were emailed or are queued, except those
 * that verify the address that they went to. Logging in by phone stays, because the number identifies the account. The
 * owner of the address regains access by setting a password or with an identity that has that address. Cancels a
 * pending deletion too.
 *
 * `undo` is the token of an undo link that was followed, and the id of its message. The undo links of earlier changes
 * of address stay, also those in unsent emails, because the reader of this link may be the intruder (decision 128).
 */
export async function removeAccess(
  trx: Trx,
  userId: string,
  undo?: { token: string; messageId: number | null },
): Promise<void> {
  await endSessions(trx, userId);
  await trx.updateTable('users').set({ password_hash: null, pending_email: null }).where('id', '=', userId).execute();
  await removeIdentities(trx, userId);
  await removePasskeys(trx, userId);
  await forgetDevices(trx, userId);
  await trx.deleteFrom('pending_links').where('user_id', '=', userId).execute();
  await revokeEmailTokens(trx, userId, ['reset', 'change']);
  if (undo === undefined) await revokeEmailTokens(trx, userId, ['undo']);
  else await revokeUndoLinksFrom(trx, userId, undo.token);
  const { addressChangeRequested, oldAddressReplaced } = accountMessages;
  await removeUnsent(trx, userId, {
    kinds: [addressChangeRequested, oldAddressReplaced],
    before: undo?.messageId ?? 0,
  });
  // The intruder may have requested the deletion.
  await cancelDeletion(trx, userId);
}
