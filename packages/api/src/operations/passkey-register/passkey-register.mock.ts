import { mockOf } from '../../mock/mock-of.ts';
import { emailPasskeyChange } from '../../mock/accounts/send-messages.ts';
import { examplePasskey } from '../../mock/accounts/passkey-examples.ts';
import { storePasskey, maxPasskeys, passkeysOf, toPasskey } from '../../mock/accounts/passkeys.ts';
import { Refused } from '../../operation/refused.ts';
import { passkeyRegister } from './passkey-register.ts';

export const passkeyRegisterMock = mockOf(passkeyRegister, {
  respond: ({ response, name = 'Passkey' }, { accounts }, caller) => {
    const person = caller.person();
    if (passkeysOf(accounts, person).length >= maxPasskeys) throw new Refused('request/refused');
    const stored = storePasskey(accounts, person, caller.token, response, name);
    emailPasskeyChange(accounts, person, 'ajoutée');
    return { data: toPasskey(stored) };
  },
  example: { data: examplePasskey },
  invalid: { name: 'too_long' },
});
