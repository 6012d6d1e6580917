import { dayMilliseconds } from '../../schemas/common/durations.ts';
import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { textAt } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import {
  invalidStep,
  linkEmailedStep,
  messagesSentStep,
  passwordLoginStep,
  personStep,
  sessionEndedStep,
} from '../../contract/steps/steps.ts';
import { accountDeletion } from './account-deletion.ts';

const email = 'afi@example.com';
const { phone } = people.phone;
const confirmText = 'DELETE MY ACCOUNT';
const form = { email, password: samplePassword, confirmText };
const hour = 3600;

export const accountDeletionCases = casesOf(accountDeletion, [
  contractCase(
    'marks the account, ends every session, those of other devices with the reason, and emails the link that cancels the deletion',
    seedOf(people.customer),
    [
      passwordLoginStep(email, samplePassword, 'here'),
      passwordLoginStep(email, samplePassword, 'elsewhere'),
      { as: 'here', request: { input: { ...form, reason: 'privacy' } }, expect: { status: 200 } },
      {
        check: ({ responses }) => {
          const days = (Date.parse(textAt(responses.at(-1), 'data.eraseAt')) - Date.now()) / dayMilliseconds;
          return days > 29.9 && days < 30.1 ? [] : [`expected erasure after 30 days, found ${days}`];
        },
      },
      linkEmailedStep(email, /\/keep-account\//),
      sessionEndedStep('here', 'auth/required'),
      sessionEndedStep('elsewhere'),
    ],
  ),
  contractCase(
    'allows a new login, which cancels nothing; a second request keeps the date and emails nothing',
    seedOf(people.customer),
    [
      passwordLoginStep(email, samplePassword, 'first'),
      { as: 'first', request: { input: form }, expect: { status: 200 } },
      passwordLoginStep(email, samplePassword, 'again'),
      {
        as: 'again',
        request: { input: form },
        // Before the clock advances: targets advance it by moving stored dates. The login's response is in between.
        expect: ({ responses }) => succeedsWith({ eraseAt: textAt(responses.at(-3), 'data.eraseAt') }),
      },
      { advance: 86_400 },
      passwordLoginStep(email, samplePassword, 'second'),
      { as: 'second', request: { input: { ...form, confirmText: 'SUPPRIMER MON COMPTE' } }, expect: { status: 200 } },
      messagesSentStep(1),
      passwordLoginStep(email, samplePassword, 'third'),
      {
        check: ({ responses }) =>
          textAt(responses.at(-1), 'data.user.deletionAt') === textAt(responses.at(-2), 'data.eraseAt')
            ? []
            : ['the user has another deletionAt than eraseAt'],
      },
    ],
  ),
  contractCase('requires the password and the address of the account', seedOf(people.customer, people.provider), [
    {
      as: email,
      request: { input: { ...form, password: 'Kermesse-2027' } },
      expect: { errorCode: 'auth/wrong_password' },
    },
    invalidStep({ ...form, email: 'kossi@example.com' }, { email: 'Ce n’est pas l’adresse de ce compte' }, email),
    personStep(email, { deletionAt: null }),
    { as: email, request: { input: { ...form, email: 'AFI@example.com ' } }, expect: { status: 200 } },
  ]),
  contractCase('requires the password of an account that has one, even in a fresh session', seedOf(people.customer), [
    { as: email, request: { input: { email, confirmText } }, expect: { errorCode: 'auth/missing_data' } },
    {
      as: email,
      request: { input: { password: samplePassword, confirmText } },
      expect: { errorCode: 'auth/missing_data' },
    },
    personStep(email, { deletionAt: null }),
  ]),
  ...[people.googleWithPassword, people.phoneWithPassword].map((person) => ({
    name: `requires the password that an account of the type ${person.authType} has added`,
    given: seedOf(person),
    steps: [
      passwordLoginStep(person.email, samplePassword, 'fresh'),
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
  contractCase('requires a session of at most ten minutes for a phone account', seedOf(people.phone), [
    personStep(phone, { deletionAt: null }),
    { advance: hour },
    { as: phone, request: { input: { confirmText } }, expect: { errorCode: 'auth/fresh_sign_in_required' } },
  ]),
  contractCase('marks a phone account within ten minutes of its login', seedOf(people.phone), [
    { as: phone, request: { input: { confirmText, reason: null } }, expect: { status: 200 } },
    sessionEndedStep(phone, 'auth/required'),
  ]),
  contractCase('rejects missing and invalid fields', seedOf(people.customer), [
    { as: email, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ ...form, confirmText: 'delete my account' }, ['confirmText'], email),
    invalidStep({ ...form, reason: 'rain' }, ['reason'], email),
    personStep(email, { deletionAt: null }),
  ]),
]);
