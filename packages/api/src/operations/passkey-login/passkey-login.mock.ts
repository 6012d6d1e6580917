import { exampleSession } from '../../mock/examples.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { personOfPasskey } from '../../mock/accounts/passkeys.ts';
import { Refused } from '../../operation/refused.ts';
import { startSession } from '../../mock/accounts/sessions.ts';
import { passkeyLogin } from './passkey-login.ts';

export const passkeyLoginMock = mockOf(passkeyLogin, {
  respond: ({ response }, { accounts }) => {
    const person = personOfPasskey(accounts, response);
    if (person.accountStatus === 0) throw new Refused('auth/user_disabled');
    if (person.profileType === 'admin') throw new Refused('auth/login_failed');
    return { data: startSession(accounts, person) };
  },
  example: exampleSession(),
});
