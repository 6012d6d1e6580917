import { casesOf } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/people.ts';
import { personStep } from '../../contract/steps.ts';
import { authLogin } from './auth-login.ts';

const login = (email: string, password: string = samplePassword) => ({ input: { email, password, remember: false } });

export const authLoginCases = casesOf(authLogin, [
  {
    name: 'starts a session whose token is the person’s own',
    given: seedOf(people.customer, people.provider),
    steps: [
      {
        signsIn: 'me',
        request: { input: { email: ' Afi@Example.com ', password: samplePassword, remember: true } },
        expect: { status: 200, body: { data: { user: { email: 'afi@example.com', fullname: 'Afi Mensah', profileType: 'customer', accountStatus: 1 } } } },
      },
      personStep('me', { email: 'afi@example.com', firstname: 'Afi' }),
    ],
  },
  {
    name: 'whoever is not there and whoever mistakes the password hear the same',
    given: seedOf(people.customer),
    steps: [
      { request: login('afi@example.com', 'Kermesse-2027'), expect: { errorCode: 'auth/wrong_password' } },
      { request: login('afi@example.com', 'kermesse-2026'), expect: { errorCode: 'auth/wrong_password' } },
      { request: login('nobody@example.com'), expect: { errorCode: 'auth/wrong_password' } },
    ],
  },
  {
    name: 'a disabled account is named only to whom it belongs',
    given: seedOf(people.disabled),
    steps: [
      { request: login('yao@example.com'), expect: { errorCode: 'auth/user_disabled' } },
      { request: login('yao@example.com', 'Kermesse-2027'), expect: { errorCode: 'auth/wrong_password' } },
    ],
  },
  {
    name: 'admins do not come in by this door',
    given: seedOf(people.admin),
    steps: [
      { request: login('edem@example.com'), expect: { errorCode: 'auth/login_failed' } },
      { request: login('edem@example.com', 'Kermesse-2027'), expect: { errorCode: 'auth/wrong_password' } },
    ],
  },
  {
    name: 'an address that is not verified yet signs in too',
    given: seedOf(people.unverified),
    steps: [{ request: login('yawa@example.com'), expect: { status: 200, body: { data: { user: { emailVerifiedAt: null } } } } }],
  },
  {
    name: 'what is missing, and what is wrong',
    given: seedOf(people.customer),
    steps: [
      { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
      { request: { raw: { email: ' ', password: '' } }, expect: { errorCode: 'auth/missing_data' } },
      { request: { raw: { email: 'afi@example.com' } }, expect: { errorCode: 'auth/missing_data' } },
      { request: { raw: { email: 'afi', password: 'x' } }, expect: { errorCode: 'form/invalid_data', messages: { email: 'Adresse e-mail invalide' } } },
      { request: { raw: { email: 'afi', password: '' } }, expect: { errorCode: 'form/invalid_data', fields: ['email', 'password'] } },
      { request: { raw: { email: 'afi@example.com', password: 'x'.repeat(257) } }, expect: { errorCode: 'form/invalid_data', fields: ['password'] } },
      { request: { body: '[]' }, expect: { errorCode: 'request/malformed' } },
    ],
  },
]);
