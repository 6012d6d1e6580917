import { requireRecentAuthentication } from '../../mock/recent-authentication.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { exampleRegistrationOptions } from '../../mock/accounts/passkey-examples.ts';
import { issueChallenge, mockRelyingParty, maxPasskeys, passkeysOf } from '../../mock/accounts/passkeys.ts';
import { Refused } from '../../operation/refused.ts';
import { passkeyRegisterOptions } from './passkey-register-options.ts';

export const passkeyRegisterOptionsMock = mockOf(passkeyRegisterOptions, {
  respond: ({ currentPassword }, { accounts }, caller) => {
    const person = caller.person();
    requireRecentAuthentication(accounts, caller, currentPassword);
    const known = passkeysOf(accounts, person);
    if (known.length >= maxPasskeys) throw new Refused('request/refused');
    const name = person.email ?? person.phone ?? person.id;
    return {
      data: {
        challenge: issueChallenge(accounts, caller.token),
        rp: mockRelyingParty,
        user: { id: btoa(person.id).replaceAll('=', ''), name, displayName: name },
        pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
        attestation: 'none',
      },
    };
  },
  example: { data: exampleRegistrationOptions },
  invalid: { currentPassword: 'too_long' },
});
