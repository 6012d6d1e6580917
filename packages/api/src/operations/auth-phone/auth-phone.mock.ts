import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import {
  codeLifetime,
  requireServedCountry,
  issueCode,
  personOfPhone,
  resendStep,
} from '../../mock/accounts/phone-codes.ts';
import { redeemProof } from '../../mock/accounts/attempts.ts';
import { authPhone } from './auth-phone.ts';

export const authPhoneMock = mockOf(authPhone, {
  respond: ({ phone, firstname, lastname, allowRegistration, humanCheck }, { accounts }, { browser }) => {
    requireServedCountry(phone);
    if (!redeemProof(accounts, humanCheck)) throw new Refused('form/invalid_data', { humanCheck: 'human_check' });
    const known = personOfPhone(accounts, phone) !== undefined;
    if (!known && !allowRegistration) throw new Refused('auth/user_not_found');
    if (!known && (firstname === undefined || lastname === undefined)) throw new Refused('auth/missing_data');
    return {
      data: { resendAfter: issueCode(accounts, phone, browser, { firstname, lastname }), expiresIn: codeLifetime },
    };
  },
  example: { data: { resendAfter: resendStep, expiresIn: codeLifetime } },
  responses: { silent: { data: {} } },
  invalid: { phone: 'phone' },
});
