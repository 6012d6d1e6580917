import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import {
  emailedLink,
  refusedLoginStep,
  passwordLoginStep,
  emailedVerification,
  linkEmailedStep,
  sessionEndedStep,
} from '../../contract/steps/steps.ts';
import { authEditEmail } from '../auth-edit-email/auth-edit-email.ts';
import { authVerifyEmail } from '../auth-verify-email/auth-verify-email.ts';
import { authUndoEmail } from './auth-undo-email.ts';

const email = 'afi@example.com';
const thief = 'thief@example.com';
const week = 7 * 86_400;

const change = stepOf(authEditEmail, {
  as: email,
  request: { input: { email: thief } },
  expect: { status: 200 },
});

const undoFrom = (to: string) => async (memory: CaseMemory) => {
  const [token = ''] = await emailedLink(memory, to, /\/undo-email\/([^/?]+)$/);
  return { input: { token } };
};
const undo = undoFrom(email);

/** Moves the account to the attacker’s address, and requests a further change, so that this address gets a link too. */
const moveTwice = [
  change,
  stepOf(authVerifyEmail, {
    request: async (memory) => ({ input: await emailedVerification(memory, thief) }),
    expect: { status: 200 },
  }),
  stepOf(authEditEmail, {
    as: email,
    request: { input: { email: 'third@example.com' } },
    expect: { status: 200 },
  }),
];

export const authUndoEmailCases = casesOf(authUndoEmail, [
  contractCase(
    'restores the address, ends sessions and password, and repeats its response when the link is used again',
    seedOf(people.customer),
    [
      passwordLoginStep(email, samplePassword, 'thief'),
      change,
      { request: undo, expect: succeedsWith({ email }) },
      sessionEndedStep('thief'),
      refusedLoginStep(email),
      linkEmailedStep(email, /\/reset-password\//),
      { request: undo, expect: succeedsWith({ email }) },
    ],
  ),
  contractCase(
    'restores the earliest address, even if the link of a later change was followed first',
    seedOf(people.customer),
    [
      ...moveTwice,
      { request: undoFrom(thief), expect: succeedsWith({ email: thief }) },
      { request: undo, expect: succeedsWith({ email }) },
      { request: undoFrom(thief), expect: { errorCode: 'auth/invalid_token' } },
      refusedLoginStep(thief),
    ],
  ),
  contractCase('revokes the links of later changes', seedOf(people.customer), [
    ...moveTwice,
    { request: undo, expect: { status: 200 } },
    { request: undoFrom(thief), expect: { errorCode: 'auth/invalid_token' } },
  ]),
  contractCase('accepts the link for seven days', seedOf(people.customer), [
    change,
    { advance: week - 60 },
    { request: undo, expect: { status: 200 } },
  ]),
  contractCase('rejects the link after seven days', seedOf(people.customer), [
    change,
    { advance: week + 1 },
    { request: undo, expect: { errorCode: 'auth/invalid_token' } },
    passwordLoginStep(email),
  ]),
  contractCase('emails no such link to an address that was never verified', seedOf(people.unverified), [
    stepOf(authEditEmail, {
      as: people.unverified.email,
      request: { input: { email: 'other@example.com' } },
      expect: { status: 200 },
    }),
    {
      check: async ({ sentMessages }) => {
        const links = (await sentMessages()).flatMap((message) => message.links);
        return links.filter((link) => link.includes('/undo-email/')).map((link) => `it was emailed ${link}`);
      },
    },
  ]),
  contractCase('rejects missing and unknown tokens', seedOf(people.customer), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { request: { input: { token: 'made-up' } }, expect: { errorCode: 'auth/invalid_token' } },
  ]),
]);
