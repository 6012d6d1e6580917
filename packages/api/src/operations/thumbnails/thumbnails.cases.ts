import { casesOf, contractCase, stepOf, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { avatarStep, uploadStep, uploadedPath } from '../../contract/steps/steps.ts';
import { usersUpdate } from '../users-update/users-update.ts';
import { thumbnails } from './thumbnails.ts';

const small = (memory: CaseMemory): CaseRequest<typeof thumbnails> => ({
  input: { size: 'small', filename: uploadedPath(memory, 0).split('/').at(-1) ?? '' },
});
const afi = 'afi@example.com';

export const thumbnailsCases = casesOf(thumbnails, [
  contractCase('finds an avatar in the small size', seedOf(people.customer), [
    avatarStep(afi),
    stepOf(usersUpdate, {
      as: afi,
      request: (memory) => ({ input: { id: memory.person(afi).user.id, avatar: uploadedPath(memory, 0) } }),
      expect: { status: 200 },
    }),
    {
      request: small,
      expect: { status: 200 },
    },
  ]),
  contractCase('rejects unknown files', seedOf(), [
    { request: { input: { size: 'small', filename: 'made-up.png' } }, expect: { errorCode: 'request/not_found' } },
    { request: { input: { size: 'large', filename: 'made-up.png' } }, expect: { errorCode: 'request/not_found' } },
  ]),
  contractCase('has no thumbnails of documents', seedOf(people.provider), [
    uploadStep('kossi@example.com'),
    {
      request: small,
      expect: { errorCode: 'request/not_found' },
    },
  ]),
  contractCase('rejects paths as file names, and unknown sizes', seedOf(), [
    ...['../x.png', '..%2fx.png', '.env', 'a\\b.png'].map((filename) => ({
      request: { raw: { size: 'small', filename } },
      expect: { errorCode: 'form/invalid_data' } as const,
    })),
    { request: { raw: { size: 'huge', filename: 'x.png' } }, expect: { errorCode: 'form/invalid_data' } },
  ]),
]);
