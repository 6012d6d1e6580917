import { mockOf } from '../../mock/mock-of.ts';
import { issueChallenge, mockRelyingParty } from '../../mock/accounts/passkeys.ts';
import { passkeyLoginOptions } from './passkey-login-options.ts';

export const passkeyLoginOptionsMock = mockOf(passkeyLoginOptions, {
  respond: (_, { accounts }) => ({
    data: {
      challenge: issueChallenge(accounts),
      rpId: mockRelyingParty.id,
      userVerification: 'required',
      allowCredentials: [],
    },
  }),
  example: { data: { challenge: 'ZXhhbXBsZS1jaGFsbGVuZ2U', rpId: 'localhost', userVerification: 'required' } },
});
