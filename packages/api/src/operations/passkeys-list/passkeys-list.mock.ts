import { mockOf } from '../../mock/mock-of.ts';
import { examplePasskey, examplePasskeys } from '../../mock/accounts/passkey-examples.ts';
import { passkeysOf, toPasskey } from '../../mock/accounts/passkeys.ts';
import { passkeysList } from './passkeys-list.ts';

export const passkeysListMock = mockOf(passkeysList, {
  respond: (_, { accounts }, caller) => ({ data: passkeysOf(accounts, caller.person()).map(toPasskey) }),
  example: { data: [examplePasskey] },
  responses: { empty: { data: [] }, several: { data: examplePasskeys } },
});
