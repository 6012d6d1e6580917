import { casesOf, contractCase } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep } from '../../contract/steps/steps.ts';
import { accountData } from './account-data.ts';

const email = 'afi@example.com';
const { phone } = people.phone;
const hour = 3600;

export const accountDataCases = casesOf(accountData, [
  contractCase('returns an archive for a fresh session, or with the password', seedOf(people.customer), [
    { as: email, request: { input: {} }, expect: { status: 200 } },
    { advance: hour },
    { as: email, request: { input: { currentPassword: samplePassword } }, expect: { status: 200 } },
  ]),
  contractCase(
    'rejects an older session without a password, and a wrong password in any session',
    seedOf(people.customer),
    [
      {
        as: email,
        request: { input: { currentPassword: 'Kermesse-2027' } },
        expect: { errorCode: 'auth/wrong_password' },
      },
      { advance: hour },
      { as: email, request: { input: {} }, expect: { errorCode: 'auth/missing_data' } },
    ],
  ),
  contractCase('accepts the added password of an account that logs in with Google', seedOf(people.googleWithPassword), [
    personStep('sena@example.com', { authType: 'google', hasPassword: true }),
    { advance: hour },
    { as: 'sena@example.com', request: { input: {} }, expect: { errorCode: 'auth/missing_data' } },
    { as: 'sena@example.com', request: { input: { currentPassword: samplePassword } }, expect: { status: 200 } },
  ]),
  contractCase('requires a new login for an account without a password', seedOf(people.phone), [
    { as: phone, request: { input: {} }, expect: { status: 200 } },
    { advance: hour },
    {
      as: phone,
      request: { input: { currentPassword: samplePassword } },
      expect: { errorCode: 'auth/fresh_sign_in_required' },
    },
    personStep(phone, { deletionAt: null }),
  ]),
]);
