import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { documentStatuses } from '../../schemas/uploads/document.ts';
import { documentsRemove } from './documents-remove.ts';

export const documentsRemoveMock = mockOf(documentsRemove, {
  respond: ({ id }, { accounts }, caller) => {
    const person = caller.person();
    const document = accounts.documents.find((each) => each.id === id && each.senderId === person.id);
    if (document === undefined) throw new Refused('request/not_found');
    if (document.status === documentStatuses.approved) throw new Refused('request/refused');
    accounts.documents.splice(accounts.documents.indexOf(document), 1);
    return {};
  },
  example: {},
  invalid: { id: 'invalid' },
});
