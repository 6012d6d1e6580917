import { type CaseRequest, casesOf } from '../../contract/case.ts';
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
  {
    name: 'creates an account with the given names for a new number',
    given: seedOf(),
    steps: [
      codeStep(phone),
      {
        logsIn: 'me',
        request: right,
        expect: {
          status: 200,
          body: {
            data: {
              user: {
                phone,
                firstname: 'Akou',
                lastname: 'Sena',
                email: null,
                authType: 'phone',
                profileType: null,
                accountStatus: 1,
              },
            },
          },
        },
      },
      personStep('me', { phone }),
    ],
  },
  {
    name: 'logs into the existing account of a number and ignores the names sent',
    given: seedOf({ ...people.phone, phone }),
    steps: [
      codeStep(phone, 'Somebody', 'Else'),
      {
        request: right,
        expect: { status: 200, body: { data: { user: { phone, firstname: 'Akou', profileType: 'customer' } } } },
      },
    ],
  },
  {
    name: 'ignores spaces in the code',
    given: seedOf(),
    steps: [
      codeStep(phone),
      {
        request: async (memory): Promise<Request> => ({
          input: { phone: '+228 90 00 00 31', code: [...(await codeOf(memory, phone))].join(' ') },
        }),
        expect: { status: 200 },
      },
    ],
  },
  {
    name: 'rejects a wrong code, and a code that was used',
    given: seedOf(),
    steps: [
      codeStep(phone),
      { request: wrong, expect: { errorCode: 'auth/code_verification_failed' } },
      { request: right, expect: { status: 200 } },
      { request: right, expect: { errorCode: 'auth/code_expired' } },
    ],
  },
  {
    name: 'expires a code after five attempts',
    given: seedOf(),
    steps: [
      codeStep(phone),
      ...Array.from({ length: 5 }, () => ({
        request: wrong,
        expect: { errorCode: 'auth/code_verification_failed' } as const,
      })),
      { request: right, expect: { errorCode: 'auth/code_expired' } },
    ],
  },
  {
    name: 'expires a code after ten minutes',
    given: seedOf(),
    steps: [
      codeStep(phone),
      { advance: 580 },
      { request: wrong, expect: { errorCode: 'auth/code_verification_failed' } },
      { advance: 21 },
      { request: right, expect: { errorCode: 'auth/code_expired' } },
    ],
  },
  {
    name: 'reports that the account is disabled',
    given: seedOf({ ...people.disabledPhone, phone }),
    steps: [codeStep(phone), { request: right, expect: { errorCode: 'auth/user_disabled' } }],
  },
  {
    name: 'rejects the code of another number',
    given: seedOf(),
    steps: [
      codeStep(phone),
      {
        request: async (memory): Promise<Request> => ({
          input: { phone: '+22890000032', code: await codeOf(memory, phone) },
        }),
        expect: { errorCode: 'auth/code_verification_failed' },
      },
    ],
  },
  {
    name: 'rejects every code from a browser that requested none, without counting an attempt',
    given: seedOf(),
    steps: [
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
    ],
  },
  {
    name: 'returns instructions to a browser without cookies',
    given: seedOf(),
    steps: [
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
    ],
  },
  {
    name: 'rejects missing and invalid fields',
    given: seedOf(),
    steps: [
      { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
      { request: { raw: { phone } }, expect: { errorCode: 'auth/missing_data' } },
      invalidStep({ phone: '1', code: '123456' }, ['phone']),
      invalidStep({ phone, code: '<script>' }, ['code']),
    ],
  },
]);
