import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { textAt } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import {
  personStep,
  passwordLoginStep,
  invalidStep,
  readStep,
  messagesSentStep,
  linkEmailedStep,
} from '../../contract/steps/steps.ts';
import { authLogin } from '../auth-login/auth-login.ts';
import { authLogout } from '../auth-logout/auth-logout.ts';
import { authRegister } from './auth-register.ts';

const person = {
  lastname: 'Dogbe',
  firstname: 'Efua',
  email: 'efua@example.com',
  password: samplePassword,
  passwordConfirmation: samplePassword,
  preferences: { inAppNotifEnabled: true, emailNotifEnabled: false, locale: 'en' },
  accountStatus: 1,
} as const;

const key = 'the-key-of-this-browsers-form';
const hint = 'Ce mot de passe est facile à deviner :';
const guessable = [
  ['P@ssw0rd1', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
  ['Azerty123!', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
  ['kermesse1', `${hint} il contient un mot de ce site.`],
  ['Kermesse-2026', `${hint} il contient un mot de ce site.`],
  ['Dogbe-2026', `${hint} il contient votre nom.`],
] as const;

/** A strong password that contains the site's name. */
const longOne = 'Kermesse-tricycle-orange-42';

export const authRegisterCases = casesOf(authRegister, [
  contractCase('creates an account, logs in and emails the verification link', seedOf(), [
    {
      logsIn: 'me',
      request: { input: { ...person, email: 'Efua@Example.com' } },
      expect: succeedsWith({
        user: {
          email: 'efua@example.com',
          fullname: 'Efua Dogbe',
          emailVerifiedAt: null,
          authType: 'email-password',
          profileType: null,
          profile: null,
          documents: [],
          preferences: { inAppNotifEnabled: true, emailNotifEnabled: false, locale: 'en' },
          accountStatus: 1,
        },
      }),
    },
    personStep('me', { email: 'efua@example.com', emailVerifiedAt: null }),
    linkEmailedStep('efua@example.com', /\/verify-email\/[^/]+\/[^/]+$/),
    passwordLoginStep('efua@example.com'),
  ]),
  contractCase(
    'rejects an address that has an account, verified or not, and emails nothing',
    seedOf({ ...people.newcomer, password: 'Tissus-et-tam-tams-7' }, people.unverified),
    [
      { request: { input: person }, expect: { errorCode: 'auth/email_already_used' } },
      {
        request: { input: { ...person, email: ' EFUA@example.com' } },
        expect: { errorCode: 'auth/email_already_used' },
      },
      {
        request: { input: { ...person, email: 'yawa@example.com' } },
        expect: { errorCode: 'auth/email_already_used' },
      },
      // Even with the right password: registration does not log into an existing account.
      {
        request: {
          input: { ...person, password: 'Tissus-et-tam-tams-7', passwordConfirmation: 'Tissus-et-tam-tams-7' },
        },
        expect: { errorCode: 'auth/email_already_used' },
      },
      messagesSentStep(0),
      passwordLoginStep('efua@example.com', 'Tissus-et-tam-tams-7', 'owner'),
      personStep('owner', { firstname: 'Efua' }),
      passwordLoginStep('yawa@example.com'),
    ],
  ),
  contractCase('recognises an address in both notations of its international domain', seedOf(), [
    { request: { input: { ...person, email: 'efua@München.example' } }, expect: { status: 200 } },
    {
      request: { input: { ...person, email: 'efua@xn--mnchen-3ya.example' } },
      expect: { errorCode: 'auth/email_already_used' },
    },
    passwordLoginStep('efua@xn--mnchen-3ya.example'),
    stepOf(authLogin, {
      request: { input: { email: 'efua@münchen.example', password: samplePassword, remember: false } },
      expect: succeedsWith({ user: { email: 'efua@xn--mnchen-3ya.example' } }),
    }),
  ]),
  contractCase('returns the same account and session when the same browser repeats the form', seedOf(), [
    { logsIn: 'me', request: { input: person, headers: { 'idempotency-key': key } }, expect: { status: 200 } },
    {
      request: { input: person, headers: { 'idempotency-key': key } },
      expect: ({ person: who }) =>
        succeedsWith({ user: { id: who('me').user.id }, accessToken: who('me').accessToken }),
    },
    {
      request: { input: { ...person, firstname: 'Ama' }, headers: { 'idempotency-key': key } },
      expect: { errorCode: 'auth/email_already_used' },
    },
    {
      request: { input: person, headers: { 'idempotency-key': 'another-key-of-this-case' } },
      expect: { errorCode: 'auth/email_already_used' },
    },
    { request: { input: person }, expect: { errorCode: 'auth/email_already_used' } },
    readStep(authLogout, undefined, 'me'),
    {
      request: { input: person, headers: { 'idempotency-key': key } },
      expect: { errorCode: 'auth/email_already_used' },
    },
  ]),
  contractCase('ignores or rejects all other fields of an account', seedOf(), [
    {
      request: {
        raw: {
          ...person,
          id: 'person-0',
          role: 'admin',
          profileType: 'admin',
          emailVerifiedAt: '2026-01-01T00:00:00.000Z',
          email_verified_at: '2026-01-01T00:00:00.000Z',
          authType: 'google',
          enabled: false,
          isAdmin: true,
          is_admin: true,
        },
      },
      expect: succeedsWith({
        user: { emailVerifiedAt: null, profileType: null, authType: 'email-password', accountStatus: 1 },
      }),
    },
    {
      check: ({ responses }) =>
        textAt(responses[0], 'data.user.id') === 'person-0' ? ['the account has the id that was sent'] : [],
    },
    ...[0, 2, '1'].map((accountStatus) => invalidStep({ ...person, accountStatus }, ['accountStatus'])),
    { request: { raw: { ...person, accountStatus: null } }, expect: { errorCode: 'auth/missing_data' } },
  ]),
  contractCase('rejects weak passwords and a different confirmation', seedOf(), [
    invalidStep(
      { ...person, password: 'abcdefgh', passwordConfirmation: 'abcdefgh' },
      { password: 'Le mot de passe est trop faible' },
    ),
    invalidStep({ ...person, password: 'Ab1-xyz', passwordConfirmation: 'Ab1-xyz' }, ['password']),
    invalidStep(
      { ...person, passwordConfirmation: 'Kermesse-2027' },
      { passwordConfirmation: 'Les deux mots de passe diffèrent' },
    ),
  ]),
  contractCase('rejects guessable passwords with the reason at the field', seedOf(), [
    ...guessable.map(([password, message]) => ({
      request: { input: { ...person, password, passwordConfirmation: password } },
      expect: { errorCode: 'form/invalid_data' as const, messages: { password: message } },
    })),
    { request: { input: { ...person, password: longOne, passwordConfirmation: longOne } }, expect: { status: 200 } },
  ]),
  contractCase('accepts long names in any script', seedOf(), [
    {
      request: { input: { ...person, firstname: 'ن'.repeat(200), lastname: ' O’Neil-🎉 ' } },
      expect: succeedsWith({ user: { firstname: 'ن'.repeat(200), lastname: 'O’Neil-🎉' } }),
    },
    invalidStep({ ...person, firstname: 'a'.repeat(401) }, { firstname: 'Texte trop long : 400 caractères au plus' }),
  ]),
  contractCase('rejects missing and invalid fields', seedOf(), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { request: { raw: { ...person, firstname: ' ' } }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ ...person, firstname: '', email: 'efua@' }, ['email', 'firstname']),
  ]),
]);
