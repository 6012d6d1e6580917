import { casesOf, stepOf } from '../../contract/case.ts';
import { lastMessageTo } from '../../contract/sent-message.ts';
import { textAt } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, signInStep } from '../../contract/steps/steps.ts';
import { usersGet } from '../users-get/users-get.ts';
import { accountDeletion } from './account-deletion.ts';

const email = 'afi@example.com';
const { phone } = people.phone;
const confirmText = 'DELETE MY ACCOUNT';
const form = { email, password: samplePassword, confirmText };
const hour = 3600;

const ended = (as: string) =>
  stepOf(usersGet, {
    as,
    request: ({ person }) => ({ input: { id: person(as).user.id } }),
    expect: { errorCode: 'auth/session_ended' },
  });

export const accountDeletionCases = casesOf(accountDeletion, [
  {
    name: 'marks the account, ends every session and mails how to keep it',
    given: seedOf(people.customer),
    steps: [
      signInStep(email, samplePassword, 'here'),
      signInStep(email, samplePassword, 'elsewhere'),
      { as: 'here', request: { input: { ...form, reason: 'privacy' } }, expect: { status: 200 } },
      {
        check: async ({ sentMessages, answers }) => {
          const days = (Date.parse(textAt(answers.at(-1), 'data.eraseAt')) - Date.now()) / 86_400_000;
          const links = lastMessageTo(await sentMessages(), email)?.links ?? [];
          return [
            ...(days > 29.9 && days < 30.1 ? [] : [`it is erased after ${days} days`]),
            ...(links.some((link) => link.includes('/keep-account/'))
              ? []
              : ['no link that keeps the account was mailed']),
          ];
        },
      },
      ended('here'),
      ended('elsewhere'),
    ],
  },
  {
    name: 'signing in again is possible and undoes nothing; asking again changes no date and mails nothing',
    given: seedOf(people.customer),
    steps: [
      signInStep(email, samplePassword, 'first'),
      { as: 'first', request: { input: form }, expect: { status: 200 } },
      { advance: 86_400 },
      signInStep(email, samplePassword, 'second'),
      { as: 'second', request: { input: { ...form, confirmText: 'SUPPRIMER MON COMPTE' } }, expect: { status: 200 } },
      {
        check: async ({ answers, sentMessages }) => [
          ...((await sentMessages()).length === 1 ? [] : ['another mail was sent']),
          ...(typeof textAt(answers.at(-1), 'data.eraseAt') === 'string' ? [] : ['no date']),
        ],
      },
      signInStep(email, samplePassword, 'third'),
      {
        check: ({ answers }) =>
          textAt(answers.at(-1), 'data.user.deletionAt') === textAt(answers.at(-2), 'data.eraseAt')
            ? []
            : ['the person does not show the date'],
      },
    ],
  },
  {
    name: 'the password and the address have to be those of the account',
    given: seedOf(people.customer, people.provider),
    steps: [
      {
        as: email,
        request: { input: { ...form, password: 'Kermesse-2027' } },
        expect: { errorCode: 'auth/wrong_password' },
      },
      {
        as: email,
        request: { input: { ...form, email: 'kossi@example.com' } },
        expect: { errorCode: 'form/invalid_data', messages: { email: 'Ce n’est pas l’adresse de ce compte' } },
      },
      personStep(email, { deletionAt: null }),
      { as: email, request: { input: { ...form, email: 'AFI@example.com ' } }, expect: { status: 200 } },
    ],
  },
  {
    name: 'a fresh session is not enough where there is a password',
    given: seedOf(people.customer),
    steps: [
      { as: email, request: { input: { email, confirmText } }, expect: { errorCode: 'auth/missing_data' } },
      {
        as: email,
        request: { input: { password: samplePassword, confirmText } },
        expect: { errorCode: 'auth/missing_data' },
      },
      personStep(email, { deletionAt: null }),
    ],
  },
  ...[people.googleWithPassword, people.phoneWithPassword].map((person) => ({
    name: `nor where an account of the type ${person.authType} has added a password`,
    given: seedOf(person),
    steps: [
      signInStep(person.email, samplePassword, 'fresh'),
      {
        as: 'fresh',
        request: { input: { email: person.email, confirmText } },
        expect: { errorCode: 'auth/missing_data' as const },
      },
      personStep(person.email, { deletionAt: null, authType: person.authType, hasPassword: true }),
      { advance: hour },
      {
        as: person.email,
        request: { input: { email: person.email, password: samplePassword, confirmText } },
        expect: { status: 200 as const },
      },
    ],
  })),
  {
    name: 'who signs in with a phone needs a session of at most ten minutes',
    given: seedOf(people.phone),
    steps: [
      personStep(phone, { deletionAt: null }),
      { advance: hour },
      { as: phone, request: { input: { confirmText } }, expect: { errorCode: 'auth/fresh_sign_in_required' } },
    ],
  },
  {
    name: 'a phone account is marked within ten minutes of signing in',
    given: seedOf(people.phone),
    steps: [{ as: phone, request: { input: { confirmText, reason: null } }, expect: { status: 200 } }, ended(phone)],
  },
  {
    name: 'what is missing, and what is wrong',
    given: seedOf(people.customer),
    steps: [
      { as: email, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
      {
        as: email,
        request: { raw: { ...form, confirmText: 'delete my account' } },
        expect: { errorCode: 'form/invalid_data', fields: ['confirmText'] },
      },
      {
        as: email,
        request: { raw: { ...form, reason: 'rain' } },
        expect: { errorCode: 'form/invalid_data', fields: ['reason'] },
      },
      personStep(email, { deletionAt: null }),
    ],
  },
]);
