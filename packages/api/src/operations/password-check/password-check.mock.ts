import { rejectGuessablePassword } from '../../mock/accounts/guessable.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { passwordCheck } from './password-check.ts';

export const passwordCheckMock = mockOf(passwordCheck, {
  respond: ({ password, ...owner }) => {
    rejectGuessablePassword(password, 'password', owner);
    return {};
  },
  example: {},
  invalid: { password: 'common_password' },
});
