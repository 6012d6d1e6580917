import { findUndo } from '../../mock/accounts/accounts.ts';
import { cancelDeletion } from '../../mock/accounts/deletion.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { accountDeletionUndoLink } from './account-deletion-undo-link.ts';

export const accountDeletionUndoLinkMock = mockOf(accountDeletionUndoLink, {
  respond: ({ token }, { accounts }) => {
    const { undo, person } = findUndo(accounts, accounts.undos.get(token));
    if (undo.used !== (person.deletionAt == null)) throw new Refused('auth/invalid_token');
    undo.used = true;
    cancelDeletion(accounts, person);
    return {};
  },
  example: {},
  invalid: { token: 'invalid' },
});
