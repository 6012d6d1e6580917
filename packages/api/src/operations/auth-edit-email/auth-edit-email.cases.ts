import { casesOf, stepOf, type CaseRequest } from '../../contract/case.ts';
import { lastMessageTo } from '../../contract/sent-message.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { emailedLink, personStep } from '../../contract/steps/steps.ts';
import { authVerifyEmail } from '../auth-verify-email/auth-verify-email.ts';
import { authEditEmail } from './auth-edit-email.ts';

const email = 'afi@example.com';
const phone = people.phone.phone;
const change = { email: 'afi.mensah@example.com', currentPassword: samplePassword };

/** The link that was emailed to the new address. */
let emailed = { id: '', hash: '' };

export const authEditEmailCases = casesOf(authEditEmail, [
  {
    name: 'emails both addresses and keeps the old one until the new one is confirmed',
    given: seedOf(people.customer),
    steps: [
      { as: email, request: { input: change }, expect: { status: 200 } },
      personStep(email, { email }),
      {
        check: async ({ sentMessages }) => {
          const all = await sentMessages();
          const confirmation = lastMessageTo(all, change.email)?.links ?? [];
          return [
            ...(confirmation.some((link) => link.includes('/verify-email/'))
              ? []
              : ['no link was emailed to the new address']),
            ...(lastMessageTo(all, email) === undefined ? ['the old address was not notified'] : []),
          ];
        },
      },
    ],
  },
  {
    name: 'rejects an address of another account, verified or not',
    given: seedOf(people.customer, people.provider, people.unverified),
    steps: [
      {
        as: email,
        request: { input: { ...change, email: 'Kossi@example.com' } },
        expect: { errorCode: 'auth/email_already_used' },
      },
      {
        as: email,
        request: { input: { ...change, email: 'yawa@example.com' } },
        expect: { errorCode: 'auth/email_already_used' },
      },
      personStep(email, { email }),
      { check: async ({ sentMessages }) => ((await sentMessages()).length === 0 ? [] : ['expected no email']) },
    ],
  },
  {
    name: 'emails a link to the current address only while it is not verified',
    given: seedOf(people.customer, people.unverified),
    steps: [
      { as: email, request: { input: { email } }, expect: { status: 200 } },
      { as: 'yawa@example.com', request: { input: { email: 'yawa@example.com' } }, expect: { status: 200 } },
      {
        check: async ({ sentMessages }) => {
          const all = await sentMessages();
          const right = all.length === 1 && all[0]?.links.some((link) => link.includes('/verify-email/')) === true;
          return right ? [] : [`${all.length} emails: ${all.map(({ to, subject }) => `${to} ${subject}`).join(', ')}`];
        },
      },
    ],
  },
  {
    name: 'cancels a requested change when the current address is entered',
    given: seedOf(people.customer),
    steps: [
      { as: email, request: { input: change }, expect: { status: 200 } },
      {
        check: async (memory) => {
          const [id = '', hash = ''] = await emailedLink(memory, change.email, /\/verify-email\/([^/]+)\/([^/]+)$/);
          emailed = { id, hash };
          return hash === '' ? ['no link was emailed to the new address'] : [];
        },
      },
      { as: email, request: { input: { email } }, expect: { status: 200 } },
      stepOf(authVerifyEmail, {
        request: (): CaseRequest<typeof authVerifyEmail> => ({ input: emailed }),
        expect: { errorCode: 'auth/invalid_token' },
      }),
      personStep(email, { email }),
    ],
  },
  {
    name: 'needs no password within ten minutes of the login',
    given: seedOf(people.customer, people.phone),
    steps: [
      { as: email, request: { input: { email: change.email } }, expect: { status: 200 } },
      { as: phone, request: { input: { email: 'akou@example.com' } }, expect: { status: 200 } },
      {
        check: async ({ sentMessages }) =>
          lastMessageTo(await sentMessages(), change.email) === undefined
            ? ['no link was emailed to the new address']
            : [],
      },
    ],
  },
  {
    name: 'later requires the password, or a new login for an account without one',
    given: seedOf(people.customer, people.phone),
    steps: [
      personStep(email, { email }),
      personStep(phone, { phone }),
      { advance: 660 },
      { as: email, request: { input: { email: change.email } }, expect: { errorCode: 'auth/missing_data' } },
      {
        as: email,
        request: { input: { ...change, currentPassword: 'Kermesse-2027' } },
        expect: { errorCode: 'auth/wrong_password' },
      },
      { as: email, request: { input: change }, expect: { status: 200 } },
      { as: phone, request: { input: change }, expect: { errorCode: 'auth/fresh_sign_in_required' } },
    ],
  },
  {
    name: 'rejects a wrong password, even just after the login',
    given: seedOf(people.customer),
    steps: [
      {
        as: email,
        request: { input: { ...change, currentPassword: 'Kermesse-2027' } },
        expect: { errorCode: 'auth/wrong_password' },
      },
      { check: async ({ sentMessages }) => ((await sentMessages()).length === 0 ? [] : ['expected no email']) },
    ],
  },
  {
    name: 'rejects missing and invalid fields',
    given: seedOf(people.customer),
    steps: [
      { as: email, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
      {
        as: email,
        request: { raw: { ...change, email: 'afi' } },
        expect: { errorCode: 'form/invalid_data', messages: { email: 'Adresse e-mail invalide' } },
      },
    ],
  },
]);
