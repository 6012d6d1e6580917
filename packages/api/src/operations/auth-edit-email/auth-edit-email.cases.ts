import { casesOf } from '../../contract/case.ts';
import { lastMessageTo } from '../../contract/sent-message.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep } from '../../contract/steps/steps.ts';
import { authEditEmail } from './auth-edit-email.ts';

const email = 'afi@example.com';
const phone = people.phone.phone;
const change = { email: 'afi.mensah@example.com', currentPassword: samplePassword };

export const authEditEmailCases = casesOf(authEditEmail, [
  {
    name: 'mails both addresses; the old one stays until the new one is confirmed',
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
              : ['no link went to the new address']),
            ...(lastMessageTo(all, email) === undefined ? ['the old address was not notified'] : []),
          ];
        },
      },
    ],
  },
  {
    name: 'an address that belongs to another account is refused, verified or not',
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
      { check: async ({ sentMessages }) => ((await sentMessages()).length === 0 ? [] : ['something was mailed']) },
    ],
  },
  {
    name: 'the address one has is mailed a link as long as it is not verified, and nothing else',
    given: seedOf(people.customer, people.unverified),
    steps: [
      { as: email, request: { input: { email } }, expect: { status: 200 } },
      { as: 'yawa@example.com', request: { input: { email: 'yawa@example.com' } }, expect: { status: 200 } },
      {
        check: async ({ sentMessages }) => {
          const all = await sentMessages();
          const right = all.length === 1 && all[0]?.links.some((link) => link.includes('/verify-email/')) === true;
          return right ? [] : [`${all.length} mails: ${all.map(({ to, subject }) => `${to} ${subject}`).join(', ')}`];
        },
      },
    ],
  },
  {
    name: 'the address alone is enough within ten minutes of signing in',
    given: seedOf(people.customer, people.phone),
    steps: [
      { as: email, request: { input: { email: change.email } }, expect: { status: 200 } },
      { as: phone, request: { input: { email: 'akou@example.com' } }, expect: { status: 200 } },
      {
        check: async ({ sentMessages }) =>
          lastMessageTo(await sentMessages(), change.email) === undefined ? ['no link went to the new address'] : [],
      },
    ],
  },
  {
    name: 'later the password is needed, or signing in again where there is none',
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
    name: 'a wrong password is refused, also just after signing in',
    given: seedOf(people.customer),
    steps: [
      {
        as: email,
        request: { input: { ...change, currentPassword: 'Kermesse-2027' } },
        expect: { errorCode: 'auth/wrong_password' },
      },
      { check: async ({ sentMessages }) => ((await sentMessages()).length === 0 ? [] : ['something was mailed']) },
    ],
  },
  {
    name: 'what is missing, and what is wrong',
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
