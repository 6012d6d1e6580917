import { casesOf, contractCase, type CaseRequest } from '../../contract/case.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { personStep } from '../../contract/steps/steps.ts';
import { documentsRemove } from './documents-remove.ts';

const kossi = 'kossi@example.com';
const ama = 'ama@example.com';

const provider = {
  ...people.provider,
  documents: [
    { name: 'licence.jpg', status: 1 as const },
    { name: 'licence-2024.jpg', status: 2 as const, reason: 'La date de validité est passée.' },
    { name: 'attestation.pdf', type: 2 as const },
  ],
};

/** Removes the document at an index of the list that the first step of each case returns. */
const remove =
  (place: number) =>
  ({ responses }: CaseMemory): CaseRequest<typeof documentsRemove> => ({
    input: { id: textAt(responses[0], `data.documents.${place}.id`) },
  });

export const documentsRemoveCases = casesOf(documentsRemove, [
  contractCase('removes a pending document, and a rejected one after its reason was readable', seedOf(provider), [
    personStep(kossi, {
      documents: [{ status: 1, reason: null }, { status: 2, reason: 'La date de validité est passée.' }, { status: 0 }],
    }),
    { as: kossi, request: remove(1), expect: { status: 200 } },
    personStep(kossi, { documents: [{ name: 'licence.jpg' }, { name: 'attestation.pdf' }] }),
    { as: kossi, request: remove(2), expect: { status: 200 } },
    { as: kossi, request: remove(2), expect: { errorCode: 'request/not_found' } },
    personStep(kossi, { documents: [{ name: 'licence.jpg' }] }),
  ]),
  contractCase('rejects the removal of an approved document', seedOf(provider), [
    personStep(kossi, {}),
    { as: kossi, request: remove(0), expect: { errorCode: 'request/refused' } },
    personStep(kossi, { documents: [{ name: 'licence.jpg' }, {}, {}] }),
  ]),
  contractCase('rejects the removal of another user’s document', seedOf(provider, people.planner), [
    personStep(kossi, {}),
    { as: ama, request: remove(2), expect: { errorCode: 'request/not_found' } },
    { as: ama, request: { input: { id: 'made-up' } }, expect: { errorCode: 'request/not_found' } },
    personStep(kossi, { documents: [{}, {}, { name: 'attestation.pdf' }] }),
  ]),
]);
