import { mockOf } from '../../mock/mock-of.ts';
import { authLogout } from './auth-logout.ts';

export const authLogoutMock = mockOf(authLogout, {
  respond: (_, { accounts }, { token }) => {
    if (token !== undefined) accounts.tokens.delete(token);
    return {};
  },
  example: {},
});
