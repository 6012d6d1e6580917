import { casesOf, stepOf, type CaseRequest } from '../../contract/case.ts';
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
  {
    name: 'finds an avatar in the small size',
    given: seedOf(people.customer),
    steps: [
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
    ],
  },
  {
    name: 'rejects unknown files',
    given: seedOf(),
    steps: [
      { request: { input: { size: 'small', filename: 'made-up.png' } }, expect: { errorCode: 'request/not_found' } },
      { request: { input: { size: 'large', filename: 'made-up.png' } }, expect: { errorCode: 'request/not_found' } },
    ],
  },
  {
    name: 'has no thumbnails of documents',
    given: seedOf(people.provider),
    steps: [
      uploadStep('kossi@example.com'),
      {
        request: small,
        expect: { errorCode: 'request/not_found' },
      },
    ],
  },
  {
    name: 'rejects paths as file names, and unknown sizes',
    given: seedOf(),
    steps: [
      ...['../x.png', '..%2fx.png', '.env', 'a\\b.png'].map((filename) => ({
        request: { raw: { size: 'small', filename } },
        expect: { errorCode: 'form/invalid_data' } as const,
      })),
      { request: { raw: { size: 'huge', filename: 'x.png' } }, expect: { errorCode: 'form/invalid_data' } },
    ],
  },
]);
