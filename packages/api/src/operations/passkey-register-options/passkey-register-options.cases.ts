import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf } from '../../contract/case.ts';
import { valueInBody } from '../../contract/memory.ts';
import { newChallengeStep, registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, invalidStep } from '../../contract/steps/steps.ts';
import { passkeyRegisterOptions } from './passkey-register-options.ts';

const afi = people.customer.email;
const akou = people.phone.phone;
const authenticator = softAuthenticator();
const required = { residentKey: 'required', userVerification: 'required' };

export const passkeyRegisterOptionsCases = casesOf(passkeyRegisterOptions, [
  {
    name: 'requires a discoverable passkey and user verification',
    given: seedOf(people.customer),
    steps: [
      {
        as: afi,
        request: { input: {} },
        expect: { status: 200, body: { data: { attestation: 'none', authenticatorSelection: required } } },
      },
      { as: afi, request: { input: {} }, expect: { status: 200 } },
      newChallengeStep,
    ],
  },
  {
    name: 'excludes existing passkeys, so that a device creates only one',
    given: seedOf(people.customer),
    steps: [
      registerOptionsStep(afi),
      registerStep(afi, authenticator),
      { as: afi, request: { input: {} }, expect: { status: 200 } },
      {
        check: ({ responses }) => {
          const excluded = valueInBody(responses.at(-1), 'data.excludeCredentials');
          return Array.isArray(excluded) && excluded.length === 1
            ? []
            : [`expected one excluded passkey, found ${JSON.stringify(excluded)}`];
        },
      },
    ],
  },
  {
    name: 'requires the password ten minutes after the login, or a new login for an account without one',
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
    name: 'rejects a password that is too long',
    given: seedOf(people.customer),
    steps: [invalidStep({ currentPassword: 'x'.repeat(257) }, ['currentPassword'], afi)],
  },
]);
