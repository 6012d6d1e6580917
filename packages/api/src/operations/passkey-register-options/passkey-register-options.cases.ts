import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf } from '../../contract/case.ts';
import { textAt, valueAt } from '../../contract/memory.ts';
import { registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep } from '../../contract/steps/steps.ts';
import { passkeyRegisterOptions } from './passkey-register-options.ts';

const afi = people.customer.email;
const akou = people.phone.phone;
const authenticator = softAuthenticator();
const required = { residentKey: 'required', userVerification: 'required' };

export const passkeyRegisterOptionsCases = casesOf(passkeyRegisterOptions, [
  {
    name: 'asks for a passkey that the browser can offer by itself, and for the person to be verified',
    given: seedOf(people.customer),
    steps: [
      {
        as: afi,
        request: { input: {} },
        expect: { status: 200, body: { data: { attestation: 'none', authenticatorSelection: required } } },
      },
      { as: afi, request: { input: {} }, expect: { status: 200 } },
      {
        check: ({ answers }) =>
          textAt(answers[0], 'data.challenge') === textAt(answers[1], 'data.challenge')
            ? ['twice the same challenge']
            : [],
      },
    ],
  },
  {
    name: 'names the passkeys there are, so that none is made twice on one device',
    given: seedOf(people.customer),
    steps: [
      registerOptionsStep(afi),
      registerStep(afi, authenticator),
      { as: afi, request: { input: {} }, expect: { status: 200 } },
      {
        check: ({ answers }) => {
          const excluded = valueAt(answers.at(-1), 'data.excludeCredentials');
          return Array.isArray(excluded) && excluded.length === 1
            ? []
            : [`expected one passkey to be named, found ${JSON.stringify(excluded)}`];
        },
      },
    ],
  },
  {
    name: 'ten minutes after signing in the password is needed, or signing in again where there is none',
    given: seedOf(people.customer, people.phone),
    steps: [
      personStep(afi, { email: afi }),
      personStep(akou, { phone: akou }),
      { advance: 660 },
      { as: afi, request: { input: {} }, expect: { errorCode: 'auth/missing_data' } },
      {
        as: afi,
        request: { input: { currentPassword: 'Kermesse-2027' } },
        expect: { errorCode: 'auth/wrong_password' },
      },
      { as: afi, request: { input: { currentPassword: samplePassword } }, expect: { status: 200 } },
      { as: akou, request: { input: {} }, expect: { errorCode: 'auth/fresh_sign_in_required' } },
    ],
  },
  {
    name: 'a password that nobody can have',
    given: seedOf(people.customer),
    steps: [
      {
        as: afi,
        request: { raw: { currentPassword: 'x'.repeat(257) } },
        expect: { errorCode: 'form/invalid_data', fields: ['currentPassword'] },
      },
    ],
  },
]);
