import {
  casesOf,
  contractCase,
  stepOf,
  succeedsWith,
  type CaseRequest,
  type IntermediateAction,
} from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import {
  emailedVerification,
  personStep,
  passwordLoginStep,
  invalidStep,
  readStep,
} from '../../contract/steps/steps.ts';
import { defaultPreferences } from '../../schemas/account/preferences.ts';
import { authEditEmail } from '../auth-edit-email/auth-edit-email.ts';
import { authRegister } from '../auth-register/auth-register.ts';
import { authSendVerificationEmail } from '../auth-send-verification-email/auth-send-verification-email.ts';
import { pageProps } from '../page-props/page-props.ts';
import { authVerifyEmail } from './auth-verify-email.ts';

const email = 'yawa@example.com';
const newEmail = 'yawa.koudjo@example.com';
type Request = CaseRequest<typeof authVerifyEmail>;

/** An emailed link, read before other emails reach the address. */
let link = { id: '', hash: '' };
const rememberLink = (to: string): IntermediateAction => ({
  check: async (memory) => {
    link = await emailedVerification(memory, to);
    return link.hash === '' ? ['no link was emailed'] : [];
  },
});

const followLink =
  (to = email) =>
  async (memory: CaseMemory): Promise<Request> => ({ input: await emailedVerification(memory, to) });
const emailed = readStep(authSendVerificationEmail, undefined, email);
const changeRequested = stepOf(authEditEmail, {
  as: email,
  request: { input: { email: newEmail, currentPassword: samplePassword } },
  expect: { status: 200 },
});
const page = (screenProps: object, to = email) =>
  stepOf(pageProps, {
    request: async (memory): Promise<CaseRequest<typeof pageProps>> => {
      const { id, hash } = await emailedVerification(memory, to);
      return { input: { path: `/verify-email/${id}/${hash}`, locale: 'fr' } };
    },
    expect: { status: 200, body: { screen: 'verify-email', screenProps } },
  });
const unverified = personStep(email, { email, emailVerifiedAt: null });

export const authVerifyEmailCases = casesOf(authVerifyEmail, [
  contractCase('verifies once, on submit; loading the page of the link changes nothing', seedOf(people.unverified), [
    emailed,
    page({ result: 'ready', email: 'y…@example.com' }),
    page({ result: 'ready' }),
    unverified,
    { request: followLink(), expect: { status: 200 } },
    page({ result: 'already' }),
    { request: followLink(), expect: { errorCode: 'auth/email_already_verified' } },
    stepOf(authSendVerificationEmail, {
      as: email,
      request: { input: {} },
      expect: { errorCode: 'auth/email_already_verified' },
    }),
  ]),
  contractCase('makes a confirmed new address the address of the account', seedOf(people.unverified), [
    changeRequested,
    page({ result: 'ready', email: 'y…@example.com' }, newEmail),
    unverified,
    { request: followLink(newEmail), expect: { status: 200 } },
    passwordLoginStep(newEmail),
  ]),
  contractCase('keeps a requested change of address when the current address is verified', seedOf(people.unverified), [
    changeRequested,
    emailed,
    { request: followLink(), expect: succeedsWith({ result: 'verified' }) },
    { request: followLink(newEmail), expect: succeedsWith({ result: 'changed' }) },
    passwordLoginStep(newEmail),
  ]),
  contractCase(
    'rejects a link to an unverified address that was emailed before a change was requested',
    seedOf(people.unverified),
    [
      emailed,
      rememberLink(email),
      changeRequested,
      { request: (): Request => ({ input: link }), expect: { errorCode: 'auth/invalid_token' } },
      unverified,
      { request: followLink(newEmail), expect: { status: 200 } },
    ],
  ),
  contractCase('rejects a new address that another user has registered meanwhile', seedOf(people.unverified), [
    changeRequested,
    rememberLink(newEmail),
    stepOf(authRegister, {
      request: {
        input: {
          ...people.newcomer,
          email: newEmail,
          passwordConfirmation: samplePassword,
          accountStatus: 1,
          preferences: defaultPreferences,
        },
      },
      expect: { status: 200 },
    }),
    { request: (): Request => ({ input: link }), expect: { errorCode: 'auth/email_already_used' } },
    unverified,
    passwordLoginStep(newEmail),
  ]),
  contractCase('rejects unknown links, and links with the id of another account', seedOf(people.unverified), [
    emailed,
    { request: { input: { id: 'nobody', hash: 'wrong' } }, expect: { errorCode: 'auth/invalid_token' } },
    {
      request: async (memory): Promise<Request> => ({
        input: { ...(await emailedVerification(memory, email)), id: 'nobody' },
      }),
      expect: { errorCode: 'auth/invalid_token' },
    },
    unverified,
  ]),
  contractCase('rejects missing and invalid fields', seedOf(), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ id: 'a', hash: 'b'.repeat(1001) }, ['hash']),
  ]),
]);
