import { casesOf } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep } from '../../contract/steps/steps.ts';
import { accountData } from './account-data.ts';

const email = 'afi@example.com';
const { phone } = people.phone;
const hour = 3600;

export const accountDataCases = casesOf(accountData, [
  {
    name: 'returns an archive for a fresh session, or with the password',
    given: seedOf(people.customer),
    steps: [
      { as: email, request: { input: {} }, expect: { status: 200 } },
      { advance: hour },
      { as: email, request: { input: { currentPassword: samplePassword } }, expect: { status: 200 } },
    ],
  },
  {
    name: 'rejects an older session without a password, and a wrong password in any session',
    given: seedOf(people.customer),
    steps: [
      {
        as: email,
        request: { input: { currentPassword: 'Kermesse-2027' } },
        expect: { errorCode: 'auth/wrong_password' },
      },
      { advance: hour },
      { as: email, request: { input: {} }, expect: { errorCode: 'auth/missing_data' } },
    ],
  },
  {
    name: 'accepts the added password of an account that logs in with Google',
    given: seedOf(people.googleWithPassword),
    steps: [
      personStep('sena@example.com', { authType: 'google', hasPassword: true }),
      { advance: hour },
      { as: 'sena@example.com', request: { input: {} }, expect: { errorCode: 'auth/missing_data' } },
      { as: 'sena@example.com', request: { input: { currentPassword: samplePassword } }, expect: { status: 200 } },
    ],
  },
  {
    name: 'requires a new login for an account without a password',
    given: seedOf(people.phone),
    steps: [
      { as: phone, request: { input: {} }, expect: { status: 200 } },
      { advance: hour },
      {
        as: phone,
        request: { input: { currentPassword: samplePassword } },
        expect: { errorCode: 'auth/fresh_sign_in_required' },
      },
      personStep(phone, { deletionAt: null }),
    ],
  },
]);
