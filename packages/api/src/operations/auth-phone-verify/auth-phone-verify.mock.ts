import { mockOf } from '../../mock/mock-of.ts';
import { addPerson } from '../../mock/accounts/accounts.ts';
import { examplePhoneUser, exampleSession } from '../../mock/examples.ts';
import { personOfPhone, consumeCode } from '../../mock/accounts/phone-codes.ts';
import { Refused } from '../../operation/refused.ts';
import { startSession } from '../../mock/accounts/sessions.ts';
import { authPhoneVerify } from './auth-phone-verify.ts';

export const authPhoneVerifyMock = mockOf(authPhoneVerify, {
  respond: ({ phone, code }, { accounts }, { browser }) => {
    const { firstname = null, lastname = null } = consumeCode(accounts, phone, browser, code);
    const person =
      personOfPhone(accounts, phone) ?? addPerson(accounts, { phone, firstname, lastname, authType: 'phone' });
    if (person.accountStatus === 0) throw new Refused('auth/user_disabled');
    return { data: startSession(accounts, person) };
  },
  example: exampleSession(examplePhoneUser),
  invalid: { code: 'invalid' },
});
