import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../mock/refused.ts';
import { codeLifetime, demandServed, issueCode, resendStep } from '../../mock/phone-codes.ts';
import { refusedProof } from '../../mock/proofs.ts';
import { authPhone } from './auth-phone.ts';

export const authPhoneMock = mockOf(authPhone, {
  behave: ({ phone, firstname, lastname, humanCheck: { token } }, { accounts }, { browser }) => {
    demandServed(phone);
    if (token === refusedProof || accounts.usedProofs.has(token)) {
      throw new Refused('form/invalid_data', { humanCheck: 'human_check' });
    }
    const named = firstname !== undefined && lastname !== undefined;
    if (!named && !accounts.knownPhones.has(phone)) throw new Refused('auth/missing_data');
    accounts.usedProofs.add(token);
    return { data: { resendAfter: issueCode(accounts, phone, browser, { firstname, lastname }), expiresIn: codeLifetime } };
  },
  example: { data: { resendAfter: resendStep, expiresIn: codeLifetime } },
  answers: { silent: { data: {} } },
  invalid: { phone: 'phone' },
});
