import { operation } from '../../operation/operation.ts';

/**
 * Undoes a change of the email address with the token of the notice that the old address received, valid for seven
 * days. Restores the old address and cancels an unconfirmed change. Ends every session, the password and linked logins,
 * because somebody else had access to the account, and emails a link to set a new password. A wrong or expired token is
 * rejected with `auth/invalid_token`; a used one gets the same response again and changes nothing.
 */
export const authUndoEmail = operation({
  name: 'auth-undo-email',
  method: 'POST',
  path: '/auth/undo-email',
  summary: 'Undo a change of the email address.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/invalid_token'],
  auth: 'none',
  schemas: () => import('./auth-undo-email.schema.ts'),
});
