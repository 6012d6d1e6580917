import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { pdfFile, personStep, uploadStep, uploadedPath, invalidStep } from '../../contract/steps/steps.ts';
import { documentsCreate } from './documents-create.ts';

const kossi = 'kossi@example.com';
const afi = 'afi@example.com';
type Request = CaseRequest<typeof documentsCreate>;

const send =
  (fields: Record<string, unknown> = {}) =>
  (memory: CaseMemory): Request => ({
    raw: {
      path: uploadedPath(memory, 0),
      name: 'licence.pdf',
      type: 1,
      status: 0,
      profileType: 'provider',
      profileId: 'x',
      senderId: 'x',
      ...fields,
    },
  });

export const documentsCreateCases = casesOf(documentsCreate, [
  contractCase(
    'creates a pending document of the sender, whatever status and owner are sent',
    seedOf(people.provider),
    [
      uploadStep(kossi),
      {
        as: kossi,
        request: send({ type: 2, status: 1, profileType: 'admin', profileId: 'another', senderId: 'another' }),
        expect: (memory) => {
          const { user } = memory.person(kossi);
          const path = uploadedPath(memory, 0);
          return succeedsWith({
            path,
            name: 'licence.pdf',
            type: 2,
            status: 0,
            profileType: 'provider',
            profileId: user.profileId,
            senderId: user.id,
          });
        },
      },
      personStep(kossi, { documents: [{ name: 'licence.pdf', status: 0, type: 2 }] }),
    ],
  ),
  contractCase('returns the existing document for the same path', seedOf(people.provider), [
    uploadStep(kossi),
    { as: kossi, request: send(), expect: { status: 200 } },
    {
      as: kossi,
      request: send({ name: 'other.pdf' }),
      expect: ({ responses }) => ({ status: 200, body: responses[1] }),
    },
    personStep(kossi, { documents: [{ name: 'licence.pdf' }] }),
  ]),
  contractCase('lists documents in the order of their creation', seedOf(people.provider), [
    uploadStep(kossi),
    uploadStep(kossi, pdfFile('attestation.pdf')),
    { as: kossi, request: send(), expect: succeedsWith({ type: 1 }) },
    {
      as: kossi,
      request: (memory): Request => ({ raw: { path: uploadedPath(memory, 1), name: 'attestation.pdf', type: 2 } }),
      expect: succeedsWith({ type: 2, status: 0 }),
    },
    personStep(kossi, { documents: [{ name: 'licence.pdf' }, { name: 'attestation.pdf' }] }),
  ]),
  contractCase('rejects a path that is not an upload of the sender', seedOf(people.provider, people.planner), [
    uploadStep(kossi),
    invalidStep(send(), ['path'], 'ama@example.com'),
    invalidStep(send({ path: 'documents/made-up.pdf' }), ['path'], kossi),
    invalidStep(send({ path: 'documents/../../etc/passwd' }), ['path'], kossi),
    personStep('ama@example.com', { documents: [] }),
  ]),
  contractCase('rejects a sender without a profile', seedOf(people.newcomer), [
    uploadStep('efua@example.com'),
    { as: 'efua@example.com', request: send(), expect: { errorCode: 'auth/profile_not_found' } },
  ]),
  contractCase('rejects missing and invalid fields', seedOf(people.customer), [
    { as: afi, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { as: afi, request: { raw: { path: 'documents/x.pdf', name: ' ' } }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ path: 'documents/x.pdf', name: 'x', type: 3 }, ['type'], afi),
  ]),
]);
