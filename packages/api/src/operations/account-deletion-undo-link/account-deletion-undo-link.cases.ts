import { casesOf, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { deletionSteps, emailedLink, personStep, passwordLoginStep, invalidStep } from '../../contract/steps/steps.ts';
import { accountDeletionUndoLink } from './account-deletion-undo-link.ts';

const email = 'afi@example.com';
const invalid = { errorCode: 'auth/invalid_token' } as const;

const marked = deletionSteps(email);

async function emailedToken(memory: CaseMemory): Promise<CaseRequest<typeof accountDeletionUndoLink>> {
  const [token = '-'] = await emailedLink(memory, email, /\/keep-account\/([^/?]+)/);
  return { input: { token } };
}

export const accountDeletionUndoLinkCases = casesOf(accountDeletionUndoLink, [
  {
    name: 'cancels the deletion without a session, and repeats its response',
    given: seedOf(people.customer),
    steps: [
      ...marked,
      { advance: 29 * 86_400 },
      { request: emailedToken, expect: { status: 200 } },
      { request: emailedToken, expect: { status: 200 } },
      passwordLoginStep(email, samplePassword, 'after'),
      personStep('after', { deletionAt: null }),
    ],
  },
  {
    name: 'rejects the token from the day of erasure on',
    given: seedOf(people.customer),
    steps: [...marked, { advance: 30 * 86_400 + 60 }, { request: emailedToken, expect: invalid }],
  },
  {
    name: 'accepts the token of each deletion request',
    given: seedOf(people.customer),
    steps: [
      ...marked,
      { request: emailedToken, expect: { status: 200 } },
      ...marked,
      { request: emailedToken, expect: { status: 200 } },
    ],
  },
  {
    name: 'rejects missing and unknown tokens',
    given: seedOf(people.customer),
    steps: [
      { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
      { request: { input: { token: 'made-up' } }, expect: invalid },
      invalidStep({ token: 'a'.repeat(1001) }, ['token']),
    ],
  },
]);
