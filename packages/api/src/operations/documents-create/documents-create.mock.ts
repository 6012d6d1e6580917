import { mockOf } from '../../mock/mock-of.ts';
import { nextOf } from '../../mock/accounts/accounts.ts';
import { exampleProvider } from '../../mock/examples.ts';
import { Refused } from '../../operation/refused.ts';
import { documentStatuses } from '../../schemas/uploads/document.ts';
import { documentsCreate } from './documents-create.ts';

export const documentsCreateMock = mockOf(documentsCreate, {
  respond: ({ path, name, type }, { accounts }, caller) => {
    const { id: senderId, profileId, profileType } = caller.person();
    if (profileId === null) throw new Refused('auth/profile_not_found');
    const before = accounts.documents.find((each) => each.path === path && each.senderId === senderId);
    if (before !== undefined) return { data: before };
    if (accounts.files.get(path)?.owner !== senderId) throw new Refused('form/invalid_data', { path: 'invalid' });
    const document = {
      id: nextOf(accounts, 'document'),
      path,
      name,
      type,
      status: documentStatuses.pending,
      profileType,
      profileId,
      senderId,
      reason: null,
    };
    accounts.documents.push(document);
    return { data: document };
  },
  example: { data: exampleProvider.documents[0] },
  invalid: { path: 'invalid' },
});
