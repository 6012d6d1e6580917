import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { keepAccount } from './pending-deletion.ts';
import { dropMailTokens } from '../mails/mail-tokens.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { endSessions } from '../sessions/sessions.ts';
import { removeUnsent } from '../../../platform/queue/queue.ts';

/**
 * Takes away every way into an account that somebody else may have set up: sessions, the password, passkeys, linked
 * identities, known devices, a pending change of address, and every link that was mailed or is about to be. Signing in by
 * phone stays, because the number is the account's name. The owner of the address comes in again by setting a password,
 * or by an identity with that address. A deletion that was asked for is undone.
 */
export async function removeAccess(trx: Transaction<Tables>, userId: string): Promise<void> {
  await endSessions(trx, userId);
  await trx.updateTable('users').set({ password_hash: null, pending_email: null }).where('id', '=', userId).execute();
  await trx.deleteFrom('federated_identities').where('user_id', '=', userId).execute();
  await removePasskeys(trx, userId);
  await trx.deleteFrom('devices').where('user_id', '=', userId).execute();
  await trx.deleteFrom('pending_links').where('user_id', '=', userId).execute();
  await dropMailTokens(trx, userId, ['verify', 'reset', 'change', 'undo']);
  await removeUnsent(trx, userId);
  // An intruder may have asked for the deletion, too.
  await keepAccount(trx, userId);
}
