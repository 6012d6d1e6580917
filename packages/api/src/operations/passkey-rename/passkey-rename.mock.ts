import { mockOf } from '../../mock/mock-of.ts';
import { examplePasskey } from '../../mock/accounts/passkey-examples.ts';
import { ownPasskey, toPasskey } from '../../mock/accounts/passkeys.ts';
import { passkeyRename } from './passkey-rename.ts';

export const passkeyRenameMock = mockOf(passkeyRename, {
  respond: ({ id, name }, { accounts }, caller) => {
    const passkey = ownPasskey(accounts, caller.person(), id);
    passkey.name = name;
    return { data: toPasskey(passkey) };
  },
  example: { data: examplePasskey },
  invalid: { name: 'required' },
});
