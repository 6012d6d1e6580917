import { exampleCustomer } from '../../mock/examples.ts';
import { cancelDeletion } from '../../mock/accounts/deletion.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { userOf } from '../../mock/accounts/sessions.ts';
import { accountDeletionUndo } from './account-deletion-undo.ts';

export const accountDeletionUndoMock = mockOf(accountDeletionUndo, {
  respond: (_, { accounts }, caller) => {
    const person = caller.person();
    cancelDeletion(accounts, person);
    return { data: userOf(accounts, person) };
  },
  example: { data: exampleCustomer },
});
