import { casesOf, contractCase, stepOf, type CaseRequest } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import {
  personStep,
  invalidStep,
  messagesSentStep,
  emailedVerification,
  linkEmailedStep,
} from '../../contract/steps/steps.ts';
import { authVerifyEmail } from '../auth-verify-email/auth-verify-email.ts';
import { authEditEmail } from './auth-edit-email.ts';

const email = 'afi@example.com';
const phone = people.phone.phone;
const change = { email: 'afi.mensah@example.com', currentPassword: samplePassword };

/** The link that was emailed to the new address. */
let emailed = { id: '', hash: '' };

export const authEditEmailCases = casesOf(authEditEmail, [
  contractCase('emails both addresses and keeps the old one until the new one is confirmed', seedOf(people.customer), [
    { as: email, request: { input: change }, expect: { status: 200 } },
    personStep(email, { email }),
    linkEmailedStep(change.email, /\/verify-email\//),
    linkEmailedStep(email, /\/undo-email\//),
  ]),
  contractCase(
    'rejects an address of another account, verified or not',
    seedOf(people.customer, people.provider, people.unverified),
    [
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
      messagesSentStep(0),
    ],
  ),
  contractCase(
    'emails a link to the current address only while it is not verified',
    seedOf(people.customer, people.unverified),
    [
      { as: email, request: { input: { email } }, expect: { status: 200 } },
      { as: 'yawa@example.com', request: { input: { email: 'yawa@example.com' } }, expect: { status: 200 } },
      messagesSentStep(1),
      linkEmailedStep('yawa@example.com', /\/verify-email\//),
    ],
  ),
  contractCase('cancels a requested change when the current address is entered', seedOf(people.customer), [
    { as: email, request: { input: change }, expect: { status: 200 } },
    {
      check: async (memory) => {
        emailed = await emailedVerification(memory, change.email);
        return emailed.hash === '' ? ['no link was emailed to the new address'] : [];
      },
    },
    { as: email, request: { input: { email } }, expect: { status: 200 } },
    stepOf(authVerifyEmail, {
      request: (): CaseRequest<typeof authVerifyEmail> => ({ input: emailed }),
      expect: { errorCode: 'auth/invalid_token' },
    }),
    personStep(email, { email }),
    messagesSentStep(2),
  ]),
  contractCase('needs no password within ten minutes of the login', seedOf(people.customer, people.phone), [
    { as: email, request: { input: { email: change.email } }, expect: { status: 200 } },
    { as: phone, request: { input: { email: 'akou@example.com' } }, expect: { status: 200 } },
    linkEmailedStep(change.email, /\/verify-email\//),
  ]),
  contractCase(
    'later requires the password, or a new login for an account without one',
    seedOf(people.customer, people.phone),
    [
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
  ),
  contractCase('rejects a wrong password, even just after the login', seedOf(people.customer), [
    {
      as: email,
      request: { input: { ...change, currentPassword: 'Kermesse-2027' } },
      expect: { errorCode: 'auth/wrong_password' },
    },
    messagesSentStep(0),
  ]),
  contractCase('rejects missing and invalid fields', seedOf(people.customer), [
    { as: email, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ ...change, email: 'afi' }, { email: 'Adresse e-mail invalide' }, email),
  ]),
]);
