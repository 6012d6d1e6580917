import { casesOf, contractCase, succeedsWith, type Step } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, invalidStep } from '../../contract/steps/steps.ts';
import type { HumanCheck } from '../../schemas/forms/human-check.ts';
import { authLogin } from './auth-login.ts';

const login = (email: string, password: string = samplePassword) => ({ input: { email, password, remember: false } });

const loginWith = (email: string, password: string, humanCheck: HumanCheck) => ({
  input: { email, password, remember: false, humanCheck },
});

let storedProof: HumanCheck = { kind: 'altcha', token: 'none' };

/** Logs in with a proof; `keep` stores it in `storedProof`, to be sent again. */
const loginWithProof =
  (email: string, password: string = samplePassword, { keep = false } = {}) =>
  ({ humanCheck }: CaseMemory) => {
    const proof = humanCheck();
    if (keep) storedProof = proof;
    return loginWith(email, password, proof);
  };

const wrongTries = (email: string, count: number): Step<typeof authLogin>[] =>
  Array.from({ length: count }, () => ({
    request: login(email, 'Wrong-2026'),
    expect: { errorCode: 'auth/wrong_password' },
  }));

export const authLoginCases = casesOf(authLogin, [
  contractCase('starts a session with a token of its own', seedOf(people.customer, people.provider), [
    {
      logsIn: 'me',
      request: { input: { email: ' Afi@Example.com ', password: samplePassword, remember: true } },
      expect: succeedsWith({
        user: { email: 'afi@example.com', fullname: 'Afi Mensah', profileType: 'customer', accountStatus: 1 },
      }),
    },
    personStep('me', { email: 'afi@example.com', firstname: 'Afi' }),
  ]),
  contractCase('returns the same error for an unknown address and a wrong password', seedOf(people.customer), [
    { request: login('afi@example.com', 'Kermesse-2027'), expect: { errorCode: 'auth/wrong_password' } },
    { request: login('afi@example.com', samplePassword.toLowerCase()), expect: { errorCode: 'auth/wrong_password' } },
    { request: login('nobody@example.com'), expect: { errorCode: 'auth/wrong_password' } },
  ]),
  contractCase('reveals that an account is disabled only with its password', seedOf(people.disabled), [
    { request: login('yao@example.com'), expect: { errorCode: 'auth/user_disabled' } },
    { request: login('yao@example.com', 'Kermesse-2027'), expect: { errorCode: 'auth/wrong_password' } },
  ]),
  contractCase('rejects admins', seedOf(people.admin), [
    { request: login('edem@example.com'), expect: { errorCode: 'auth/login_failed' } },
    { request: login('edem@example.com', 'Kermesse-2027'), expect: { errorCode: 'auth/wrong_password' } },
  ]),
  contractCase('accepts an unverified address', seedOf(people.unverified), [
    {
      request: login('yawa@example.com'),
      expect: succeedsWith({ user: { emailVerifiedAt: null } }),
    },
  ]),
  contractCase(
    'requires a proof after five wrong passwords, even with the right one, for this account only',
    seedOf(people.customer, people.provider),
    [
      ...wrongTries('afi@example.com', 5),
      { request: login('afi@example.com', 'Wrong-2026'), expect: { errorCode: 'auth/human_check_required' } },
      { request: login('afi@example.com'), expect: { errorCode: 'auth/human_check_required' } },
      { request: loginWithProof('afi@example.com', 'Wrong-2026'), expect: { errorCode: 'auth/wrong_password' } },
      { request: login('kossi@example.com'), expect: { status: 200 } },
      { request: loginWithProof('afi@example.com'), expect: { status: 200 } },
    ],
  ),
  contractCase(
    'requires a proof for an unknown address after five attempts too, until an hour has passed',
    seedOf(people.customer),
    [
      ...wrongTries('nobody@example.com', 5),
      { request: login('nobody@example.com'), expect: { errorCode: 'auth/human_check_required' } },
      { advance: 3601 },
      { request: login('nobody@example.com'), expect: { errorCode: 'auth/wrong_password' } },
    ],
  ),
  contractCase('accepts a proof once, and rejects an invalid one', seedOf(people.customer), [
    ...wrongTries('afi@example.com', 5),
    {
      request: loginWithProof('afi@example.com', 'Wrong-2026', { keep: true }),
      expect: { errorCode: 'auth/wrong_password' },
    },
    {
      request: () => loginWith('afi@example.com', samplePassword, storedProof),
      expect: { errorCode: 'auth/human_check_required' },
    },
    {
      request: loginWith('afi@example.com', samplePassword, { kind: 'altcha', token: 'refused' }),
      expect: { errorCode: 'auth/human_check_required' },
    },
  ]),
  contractCase('allows a device that logged in before ten more attempts in fifteen minutes', seedOf(people.customer), [
    { request: login('afi@example.com'), expect: { status: 200 } },
    ...wrongTries('afi@example.com', 15),
    { request: login('afi@example.com', 'Wrong-2026'), expect: { errorCode: 'auth/human_check_required' } },
    { advance: 901 },
    { request: login('afi@example.com'), expect: { status: 200 } },
  ]),
  contractCase('rejects missing and invalid fields', seedOf(people.customer), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { request: { raw: { email: ' ', password: '' } }, expect: { errorCode: 'auth/missing_data' } },
    { request: { raw: { email: 'afi@example.com' } }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ email: 'afi', password: 'x' }, { email: 'Adresse e-mail invalide' }),
    invalidStep({ email: 'afi', password: '' }, ['email', 'password']),
    invalidStep({ email: 'afi@example.com', password: 'x'.repeat(257) }, ['password']),
    { request: { body: '[]' }, expect: { errorCode: 'request/malformed' } },
  ]),
]);
