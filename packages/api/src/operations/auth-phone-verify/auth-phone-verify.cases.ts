import { type CaseRequest, casesOf } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { anotherBrowser, codeOf, codeStep, personStep } from '../../contract/steps/steps.ts';
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
    name: 'a new number becomes an account with the names that were given',
    given: seedOf(),
    steps: [
      codeStep(phone),
      {
        signsIn: 'me',
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
    name: 'a number with an account signs in as it; names sent with it change nothing',
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
    name: 'spaces in the code do not matter',
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
    name: 'a wrong code is refused, and a code works once',
    given: seedOf(),
    steps: [
      codeStep(phone),
      { request: wrong, expect: { errorCode: 'auth/code_verification_failed' } },
      { request: right, expect: { status: 200 } },
      { request: right, expect: { errorCode: 'auth/code_expired' } },
    ],
  },
  {
    name: 'five tries end a code',
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
    name: 'ten minutes end a code',
    given: seedOf(),
    steps: [codeStep(phone), { advance: 601 }, { request: right, expect: { errorCode: 'auth/code_expired' } }],
  },
  {
    name: 'a disabled account learns that it is disabled',
    given: seedOf({ ...people.disabledPhone, phone }),
    steps: [codeStep(phone), { request: right, expect: { errorCode: 'auth/user_disabled' } }],
  },
  {
    name: 'a code belongs to its number',
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
    name: 'a code belongs to the browser that asked: others are wrong, however often, and take no try of it',
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
    name: 'a browser without cookies gets instructions',
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
    name: 'what is missing, and what is wrong',
    given: seedOf(),
    steps: [
      { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
      { request: { raw: { phone } }, expect: { errorCode: 'auth/missing_data' } },
      {
        request: { raw: { phone: '1', code: '123456' } },
        expect: { errorCode: 'form/invalid_data', fields: ['phone'] },
      },
      { request: { raw: { phone, code: '<script>' } }, expect: { errorCode: 'form/invalid_data', fields: ['code'] } },
    ],
  },
]);
