import { casesOf } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep } from '../../contract/steps/steps.ts';
import { accountData } from './account-data.ts';

const email = 'afi@example.com';
const { phone } = people.phone;
const hour = 3600;

export const accountDataCases = casesOf(accountData, [
  {
    name: 'gives an archive to who has just signed in, or gives the password',
    given: seedOf(people.customer),
    steps: [
      { as: email, request: { input: {} }, expect: { status: 200 } },
      { advance: hour },
      { as: email, request: { input: { currentPassword: samplePassword } }, expect: { status: 200 } },
    ],
  },
  {
    name: 'an older session alone is not enough, and a wrong password never is',
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
    name: 'who signs in with Google and has added a password gives it',
    given: seedOf(people.googleWithPassword),
    steps: [
      personStep('sena@example.com', { authType: 'google', hasPassword: true }),
      { advance: hour },
      { as: 'sena@example.com', request: { input: {} }, expect: { errorCode: 'auth/missing_data' } },
      { as: 'sena@example.com', request: { input: { currentPassword: samplePassword } }, expect: { status: 200 } },
    ],
  },
  {
    name: 'who has no password signs in again',
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
