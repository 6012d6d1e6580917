import { mockOf } from '../../mock/mock-of.ts';
import { ownPasskey, passkeysOf } from '../../mock/accounts/passkeys.ts';
import { requireRecentAuthentication } from '../../mock/recent-authentication.ts';
import { emailPasskeyChange } from '../../mock/accounts/send-messages.ts';
import { Refused } from '../../operation/refused.ts';
import { passkeyRemove } from './passkey-remove.ts';

export const passkeyRemoveMock = mockOf(passkeyRemove, {
  respond: ({ id, currentPassword, lastWayIn = false }, { accounts }, caller) => {
    const person = caller.person();
    requireRecentAuthentication(accounts, caller, currentPassword);
    const passkey = ownPasskey(accounts, person, id);
    const otherWays = person.password !== null || person.authType === 'phone' || person.authType === 'google';
    if (!otherWays && passkeysOf(accounts, person).length === 1 && !lastWayIn) throw new Refused('auth/last_way_in');
    accounts.passkeys.splice(accounts.passkeys.indexOf(passkey), 1);
    emailPasskeyChange(accounts, person, 'retirée');
    return {};
  },
  example: {},
  invalid: { id: 'invalid' },
});
