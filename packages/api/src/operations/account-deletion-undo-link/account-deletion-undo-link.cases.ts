import { casesOf, contractCase, type CaseRequest } from '../../contract/case.ts';
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
  contractCase('cancels the deletion without a session, and repeats its response', seedOf(people.customer), [
    ...marked,
    { advance: 29 * 86_400 },
    { request: emailedToken, expect: { status: 200 } },
    { request: emailedToken, expect: { status: 200 } },
    passwordLoginStep(email, samplePassword, 'after'),
    personStep('after', { deletionAt: null }),
  ]),
  contractCase('rejects the token from the day of erasure on', seedOf(people.customer), [
    ...marked,
    { advance: 30 * 86_400 + 60 },
    { request: emailedToken, expect: invalid },
  ]),
  contractCase('accepts the token of each deletion request', seedOf(people.customer), [
    ...marked,
    { request: emailedToken, expect: { status: 200 } },
    ...marked,
    { request: emailedToken, expect: { status: 200 } },
  ]),
  contractCase('rejects missing and unknown tokens', seedOf(people.customer), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { request: { input: { token: 'made-up' } }, expect: invalid },
    invalidStep({ token: 'a'.repeat(1001) }, ['token']),
  ]),
]);
