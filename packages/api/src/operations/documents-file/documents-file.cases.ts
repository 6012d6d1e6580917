import { casesOf, contractCase, stepOf, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { pdfText, uploadStep, uploadedPath } from '../../contract/steps/steps.ts';
import { documentsCreate } from '../documents-create/documents-create.ts';
import { documentsFile } from './documents-file.ts';

const kossi = 'kossi@example.com';

const read = (memory: CaseMemory): CaseRequest<typeof documentsFile> => ({
  input: { filename: uploadedPath(memory, 0).split('/').at(-1) ?? '' },
});
const sent = stepOf(documentsCreate, {
  as: kossi,
  request: (memory) => ({ raw: { path: uploadedPath(memory, 0), name: 'licence.pdf' } }),
  expect: { status: 200 },
});

export const documentsFileCases = casesOf(documentsFile, [
  contractCase('returns the bytes that the sender uploaded', seedOf(people.provider), [
    uploadStep(kossi),
    sent,
    { as: kossi, request: read, expect: { status: 200, body: pdfText } },
  ]),
  contractCase('is not found for other users', seedOf(people.provider, people.planner), [
    uploadStep(kossi),
    sent,
    { as: 'ama@example.com', request: read, expect: { errorCode: 'request/not_found' } },
    { as: kossi, request: { input: { filename: 'made-up.pdf' } }, expect: { errorCode: 'request/not_found' } },
  ]),
  contractCase(
    'rejects paths as file names',
    seedOf(people.provider),
    ['../x.pdf', '..%2fx.pdf', '.env', 'a/b.pdf', 'x..pdf', 'a\u0000.pdf'].map((filename) => ({
      as: kossi,
      request: { raw: { filename } },
      expect: { errorCode: 'form/invalid_data' } as const,
    })),
  ),
]);
