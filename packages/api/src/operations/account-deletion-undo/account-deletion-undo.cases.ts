import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { lastMessageTo } from '../../contract/sent-message.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { deletionSteps, personStep, passwordLoginStep, messagesSentStep } from '../../contract/steps/steps.ts';
import { accountDeletionUndo } from './account-deletion-undo.ts';

const email = 'afi@example.com';

export const accountDeletionUndoCases = casesOf(accountDeletionUndo, [
  contractCase('cancels the deletion and confirms it by email', seedOf(people.customer), [
    ...deletionSteps(email),
    { advance: 29 * 86_400 },
    passwordLoginStep(email, samplePassword, 'after'),
    { as: 'after', request: { input: {} }, expect: succeedsWith({ email, deletionAt: null }) },
    {
      check: async ({ sentMessages }) =>
        /gardez/i.test(lastMessageTo(await sentMessages(), email)?.subject ?? '') ? [] : ['expected an email'],
    },
    personStep('after', { deletionAt: null, profileType: 'customer' }),
  ]),
  contractCase('leaves an account that is not marked unchanged and emails nothing', seedOf(people.customer), [
    { as: email, request: { input: {} }, expect: succeedsWith({ email, deletionAt: null }) },
    messagesSentStep(0),
  ]),
]);
