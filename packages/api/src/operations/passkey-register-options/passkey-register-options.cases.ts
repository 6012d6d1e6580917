import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
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
  contractCase('requires a discoverable passkey and user verification', seedOf(people.customer), [
    {
      as: afi,
      request: { input: {} },
      expect: succeedsWith({ attestation: 'none', authenticatorSelection: required }),
    },
    { as: afi, request: { input: {} }, expect: { status: 200 } },
    newChallengeStep,
  ]),
  contractCase('excludes existing passkeys, so that a device creates only one', seedOf(people.customer), [
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
  ]),
  contractCase(
    'requires the password ten minutes after the login, or a new login for an account without one',
    seedOf(people.customer, people.phone),
    [
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
  ),
  contractCase('rejects a password that is too long', seedOf(people.customer), [
    invalidStep({ currentPassword: 'x'.repeat(257) }, ['currentPassword'], afi),
  ]),
]);
