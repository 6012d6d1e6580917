import { casesOf, stepOf } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { refusedSignInStep, signInStep } from '../../contract/steps/steps.ts';
import { authEditEmail } from '../auth-edit-email/auth-edit-email.ts';
import { usersGet } from '../users-get/users-get.ts';
import { authUndoEmail } from './auth-undo-email.ts';

const email = 'afi@example.com';
const week = 7 * 86_400;

const change = stepOf(authEditEmail, {
  as: email,
  request: { input: { email: 'thief@example.com' } },
  expect: { status: 200 },
});

async function mailedToken({ sentMessages }: CaseMemory): Promise<string> {
  const links = (await sentMessages()).filter(({ to }) => to === email).flatMap((message) => message.links);
  return links.map((link) => /\/undo-email\/([^/?]+)$/.exec(link)?.[1]).find((token) => token !== undefined) ?? '';
}

const undo = async (memory: CaseMemory) => ({ input: { token: await mailedToken(memory) } });

export const authUndoEmailCases = casesOf(authUndoEmail, [
  {
    name: 'restores the address, ends sessions and password, and repeats its response when the link is used again',
    given: seedOf(people.customer),
    steps: [
      signInStep(email, samplePassword, 'thief'),
      change,
      { request: undo, expect: { status: 200, body: { data: { email } } } },
      stepOf(usersGet, {
        as: 'thief',
        request: ({ person }) => ({ input: { id: person('thief').user.id } }),
        expect: { errorCode: 'auth/session_ended' },
      }),
      refusedSignInStep(email),
      {
        check: async ({ sentMessages }) =>
          (await sentMessages())[0]?.links[0]?.includes('/reset-password/') === true
            ? []
            : ['no link to set a password was mailed'],
      },
      { request: undo, expect: { status: 200, body: { data: { email } } } },
    ],
  },
  {
    name: 'accepts the link for seven days',
    given: seedOf(people.customer),
    steps: [change, { advance: week - 60 }, { request: undo, expect: { status: 200 } }],
  },
  {
    name: 'rejects the link after seven days',
    given: seedOf(people.customer),
    steps: [
      change,
      { advance: week + 1 },
      { request: undo, expect: { errorCode: 'auth/invalid_token' } },
      signInStep(email),
    ],
  },
  {
    name: 'mails no such link to an address that was never verified',
    given: seedOf(people.unverified),
    steps: [
      stepOf(authEditEmail, {
        as: people.unverified.email,
        request: { input: { email: 'other@example.com' } },
        expect: { status: 200 },
      }),
      {
        check: async ({ sentMessages }) => {
          const links = (await sentMessages()).flatMap((message) => message.links);
          return links.filter((link) => link.includes('/undo-email/')).map((link) => `it was mailed ${link}`);
        },
      },
    ],
  },
  {
    name: 'rejects missing and unknown tokens',
    given: seedOf(people.customer),
    steps: [
      { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
      { request: { input: { token: 'made-up' } }, expect: { errorCode: 'auth/invalid_token' } },
    ],
  },
]);
