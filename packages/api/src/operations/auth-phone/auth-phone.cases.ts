import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import { defaultPreferences } from '../../schemas/account/preferences.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { anotherBrowser, codeOf, invalidStep, messagesSentStep } from '../../contract/steps/steps.ts';
import { refusedProof } from '../../mock/accounts/attempts.ts';
import type { InputOf } from '../../operation/operation.ts';
import { authPhone } from './auth-phone.ts';

const phone = '+22890000031';
/** An invalid proof. The server checks the country before the proof. */
const invalidProof = { kind: 'altcha', token: refusedProof };
const proof = { kind: 'altcha', token: 'human' } as const;
const names = { firstname: 'Akou', lastname: 'Sena' };
type Input = InputOf<typeof authPhone>;
type Request = CaseRequest<typeof authPhone>;

const phoneRequest =
  (fields: Partial<Input>) =>
  ({ humanCheck }: CaseMemory): Request => ({
    input: {
      phone,
      allowRegistration: true,
      preferences: defaultPreferences,
      humanCheck: humanCheck(),
      ...fields,
    },
  });

export const authPhoneCases = casesOf(authPhone, [
  contractCase('sends a code of six digits to a number typed with spaces', seedOf(), [
    {
      request: phoneRequest({ ...names, phone: '+228 90 00 00 31' }),
      expect: succeedsWith({ resendAfter: 120, expiresIn: 600 }),
    },
    {
      check: async (memory) => {
        const code = await codeOf(memory, phone);
        return /^\d{6}$/.test(code) ? [] : [`the code sent is ${code === '' ? 'none' : 'not of six digits'}`];
      },
    },
  ]),
  contractCase('requires names for a number without an account only', seedOf(people.phone), [
    { request: phoneRequest({}), expect: { errorCode: 'auth/missing_data' } },
    { request: phoneRequest({ firstname: 'Akou' }), expect: { errorCode: 'auth/missing_data' } },
    {
      request: phoneRequest({ phone: '+22890000021' }),
      expect: succeedsWith({ resendAfter: 120 }),
    },
  ]),
  contractCase('sends no code to a number without an account when registration is not allowed', seedOf(people.phone), [
    { request: phoneRequest({ ...names, allowRegistration: false }), expect: { errorCode: 'auth/user_not_found' } },
    { request: phoneRequest({ phone: '+22890000021', allowRegistration: false }), expect: { status: 200 } },
    messagesSentStep(1),
  ]),
  contractCase('lengthens the countdown by 120 seconds with each code', seedOf(), [
    { request: phoneRequest(names), expect: succeedsWith({ resendAfter: 120 }) },
    { request: phoneRequest(names), expect: { errorCode: 'rate/limited' } },
    { advance: 121 },
    { request: phoneRequest(names), expect: succeedsWith({ resendAfter: 240 }) },
    { advance: 121 },
    { request: phoneRequest(names), expect: { errorCode: 'rate/limited' } },
    { advance: 120 },
    { request: phoneRequest(names), expect: succeedsWith({ resendAfter: 360 }) },
  ]),
  contractCase('rejects countries to which no codes are sent, before it checks the proof', seedOf(), [
    ...['+88162345678', '+88212345678', '+33612345678', '+12025550123', '+2348012345678'].map((number) =>
      invalidStep(
        { phone: number, ...names, humanCheck: invalidProof },
        {
          phone: 'Nous ne pouvons pas encore envoyer de code dans ce pays. Utilisez une adresse e-mail ou Google.',
        },
      ),
    ),
    messagesSentStep(0),
  ]),
  contractCase('counts down separately for each browser that requests a code for a number', seedOf(), [
    { request: phoneRequest(names), expect: succeedsWith({ resendAfter: 120 }) },
    {
      request: (memory) => ({ ...phoneRequest(names)(memory), headers: anotherBrowser }),
      expect: succeedsWith({ resendAfter: 120 }),
    },
    { request: phoneRequest(names), expect: { errorCode: 'rate/limited' } },
  ]),
  contractCase('requires a proof of a human check, valid once', seedOf(), [
    {
      request: { raw: { phone, ...names, allowRegistration: true, preferences: defaultPreferences } },
      expect: { errorCode: 'auth/missing_data' },
    },
    invalidStep({ phone, ...names, humanCheck: { kind: 'altcha', token: refusedProof } }, ['humanCheck']),
    invalidStep({ phone, ...names, humanCheck: { kind: 'none', token: 'x' } }, ['humanCheck.kind']),
    messagesSentStep(0),
    { request: phoneRequest({ ...names, humanCheck: proof }), expect: { status: 200 } },
    invalidStep(phoneRequest({ ...names, phone: '+22890000032', humanCheck: proof }), ['humanCheck']),
    messagesSentStep(1),
  ]),
  contractCase('rejects missing and invalid fields', seedOf(), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep(
      { phone: '90000031', ...names, humanCheck: { kind: 'altcha', token: 'x' } },
      { phone: 'Numéro de téléphone invalide' },
    ),
  ]),
]);
