import { casesOf, contractCase, stepOf, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import {
  emailedLink,
  refusedLoginStep,
  passwordLoginStep,
  sessionEndedStep,
  invalidStep,
} from '../../contract/steps/steps.ts';
import type { InputOf } from '../../operation/operation.ts';
import { authSendPasswordLink } from '../auth-send-password-link/auth-send-password-link.ts';
import { authResetPassword } from './auth-reset-password.ts';

const email = 'afi@example.com';
const password = 'Another-drum-2026';
type Request = CaseRequest<typeof authResetPassword>;

const link = stepOf(authSendPasswordLink, { request: { input: { email } }, expect: { status: 200 } });

const reset =
  (fields: Partial<InputOf<typeof authResetPassword>> = {}) =>
  async (memory: CaseMemory): Promise<Request> => {
    const [token = ''] = await emailedLink(memory, email, /\/reset-password\/([^/?]+)/);
    return { input: { email, token, password, passwordConfirmation: password, ...fields } };
  };

export const authResetPasswordCases = casesOf(authResetPassword, [
  contractCase(
    'sets the password once, ends all sessions, and repeats its response for the same password',
    seedOf(people.customer),
    [
      passwordLoginStep(email, samplePassword, 'before'),
      link,
      { request: reset(), expect: { status: 200 } },
      sessionEndedStep('before'),
      refusedLoginStep(email),
      passwordLoginStep(email, password),
      { request: reset(), expect: { status: 200 } },
      {
        request: reset({ password: 'Third-2026-x', passwordConfirmation: 'Third-2026-x' }),
        expect: { errorCode: 'auth/invalid_token' },
      },
      passwordLoginStep(email, password),
      { advance: 3601 },
      { request: reset(), expect: { errorCode: 'auth/invalid_token' } },
    ],
  ),
  contractCase('rejects a token with another address, and an unknown token', seedOf(people.customer, people.provider), [
    link,
    { request: reset({ email: 'kossi@example.com' }), expect: { errorCode: 'auth/invalid_token' } },
    { request: reset({ token: 'made-up' }), expect: { errorCode: 'auth/invalid_token' } },
    passwordLoginStep('kossi@example.com'),
  ]),
  contractCase('rejects a token after an hour', seedOf(people.customer), [
    link,
    { advance: 3601 },
    { request: reset(), expect: { errorCode: 'auth/invalid_token' } },
    passwordLoginStep(email),
  ]),
  contractCase('rejects missing and invalid fields without using up the token', seedOf(people.customer), [
    link,
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    {
      request: reset({ passwordConfirmation: 'Other-2026' }),
      expect: {
        errorCode: 'form/invalid_data',
        messages: { passwordConfirmation: 'Les deux mots de passe diffèrent' },
      },
    },
    invalidStep(reset({ password: 'short', passwordConfirmation: 'short' }), {
      password: 'Le mot de passe est trop faible',
    }),
    invalidStep(reset({ password: 'Mensah-2026', passwordConfirmation: 'Mensah-2026' }), {
      password: 'Ce mot de passe est facile à deviner : il contient votre nom.',
    }),
    { request: reset(), expect: { status: 200 } },
  ]),
]);
