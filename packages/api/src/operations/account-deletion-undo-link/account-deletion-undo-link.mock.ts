import { nowOf } from '../../mock/accounts/accounts.ts';
import { cancelDeletion } from '../../mock/accounts/deletion.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { accountDeletionUndoLink } from './account-deletion-undo-link.ts';

export const accountDeletionUndoLinkMock = mockOf(accountDeletionUndoLink, {
  respond: ({ token }, { accounts }) => {
    const undo = accounts.undos.get(token);
    const person = accounts.users.find(({ id }) => id === undo?.person);
    if (undo === undefined || person === undefined || nowOf(accounts) >= undo.expiresAt)
      throw new Refused('auth/invalid_token');
    if (undo.used !== (person.deletionAt == null)) throw new Refused('auth/invalid_token');
    undo.used = true;
    cancelDeletion(accounts, person);
    return {};
  },
  example: {},
  invalid: { token: 'invalid' },
});
