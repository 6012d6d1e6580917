import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { anotherBrowser, codeOf, codeStep, personStep, invalidStep } from '../../contract/steps/steps.ts';
import { authPhoneVerify } from './auth-phone-verify.ts';

const phone = '+22890000031';
type Request = CaseRequest<typeof authPhoneVerify>;

const right = async (memory: CaseMemory): Promise<Request> => ({ input: { phone, code: await codeOf(memory, phone) } });
const wrong = async (memory: CaseMemory): Promise<Request> => {
  const code = await codeOf(memory, phone);
  return { input: { phone, code: code === '000000' ? '111111' : '000000' } };
};

export const authPhoneVerifyCases = casesOf(authPhoneVerify, [
  contractCase('creates an account with the given names for a new number', seedOf(), [
    codeStep(phone),
    {
      logsIn: 'me',
      request: right,
      expect: succeedsWith({
        user: {
          phone,
          firstname: 'Akou',
          lastname: 'Sena',
          email: null,
          authType: 'phone',
          profileType: null,
          accountStatus: 1,
        },
      }),
    },
    personStep('me', { phone }),
  ]),
  contractCase(
    'logs into the existing account of a number and ignores the names sent',
    seedOf({ ...people.phone, phone }),
    [
      codeStep(phone, 'Somebody', 'Else'),
      {
        request: right,
        expect: succeedsWith({ user: { phone, firstname: 'Akou', profileType: 'customer' } }),
      },
    ],
  ),
  contractCase('ignores spaces in the code', seedOf(), [
    codeStep(phone),
    {
      request: async (memory): Promise<Request> => ({
        input: { phone: '+228 90 00 00 31', code: [...(await codeOf(memory, phone))].join(' ') },
      }),
      expect: { status: 200 },
    },
  ]),
  contractCase('rejects a wrong code, and a code that was used', seedOf(), [
    codeStep(phone),
    { request: wrong, expect: { errorCode: 'auth/code_verification_failed' } },
    { request: right, expect: { status: 200 } },
    { request: right, expect: { errorCode: 'auth/code_expired' } },
  ]),
  contractCase('expires a code after five attempts', seedOf(), [
    codeStep(phone),
    ...Array.from({ length: 5 }, () => ({
      request: wrong,
      expect: { errorCode: 'auth/code_verification_failed' } as const,
    })),
    { request: right, expect: { errorCode: 'auth/code_expired' } },
  ]),
  contractCase('expires a code after ten minutes', seedOf(), [
    codeStep(phone),
    { advance: 580 },
    { request: wrong, expect: { errorCode: 'auth/code_verification_failed' } },
    { advance: 21 },
    { request: right, expect: { errorCode: 'auth/code_expired' } },
  ]),
  contractCase(
    'reports that the account is disabled, after the right code only',
    seedOf({ ...people.disabledPhone, phone }),
    [
      codeStep(phone),
      { request: wrong, expect: { errorCode: 'auth/code_verification_failed' } },
      { request: right, expect: { errorCode: 'auth/user_disabled' } },
    ],
  ),
  contractCase('rejects the code of another number', seedOf(), [
    codeStep('+22890000032'),
    codeStep(phone),
    {
      request: async (memory): Promise<Request> => ({
        input: { phone: '+22890000032', code: await codeOf(memory, phone) },
      }),
      expect: { errorCode: 'auth/code_verification_failed' },
    },
  ]),
  contractCase('rejects every code from a browser that requested none, without counting an attempt', seedOf(), [
    codeStep(phone),
    {
      request: async (memory) => ({ ...(await right(memory)), headers: anotherBrowser }),
      expect: { errorCode: 'auth/code_verification_failed' },
    },
    ...Array.from({ length: 5 }, () => ({
      request: async (memory: CaseMemory): Promise<Request> => ({
        ...(await wrong(memory)),
        headers: anotherBrowser,
      }),
      expect: { errorCode: 'auth/code_verification_failed' } as const,
    })),
    { request: right, expect: { status: 200 } },
  ]),
  contractCase('returns instructions to a browser without cookies', seedOf(), [
    codeStep(phone),
    {
      request: async (memory) => ({ ...(await right(memory)), headers: { cookie: '' } }),
      expect: {
        errorCode: 'form/invalid_data',
        messages: {
          code: 'Votre navigateur ne garde pas le cookie de ce site. Autorisez les cookies, puis demandez un nouveau code.',
        },
      },
    },
    { request: right, expect: { status: 200 } },
  ]),
  contractCase('rejects missing and invalid fields', seedOf(), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { request: { raw: { phone } }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ phone: '1', code: '123456' }, ['phone']),
    invalidStep({ phone, code: '<script>' }, ['code']),
  ]),
]);
