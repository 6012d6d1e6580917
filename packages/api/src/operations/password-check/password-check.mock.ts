import { rejectGuessablePassword } from '../../mock/accounts/guessable.ts';
import { nowOf } from '../../mock/accounts/accounts.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { passwordCheck } from './password-check.ts';

export const passwordCheckMock = mockOf(passwordCheck, {
  respond: ({ password, token, ...words }, { accounts }) => {
    const reset = accounts.resets.get(token);
    const isGood = reset !== undefined && !reset.used && nowOf(accounts) < reset.expiresAt;
    const owner = accounts.users.find(({ id, email }) => isGood && id === reset.person && email === words.email);
    rejectGuessablePassword(password, 'password', owner ?? words);
    return {};
  },
  example: {},
  invalid: { password: 'common_password' },
});
