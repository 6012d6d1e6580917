import { requireRecentAuthentication } from '../../mock/recent-authentication.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { userOf } from '../../mock/accounts/sessions.ts';
import { accountData } from './account-data.ts';

/**
 * An empty ZIP archive. The mock appends it to the account's JSON, because readers look for the end record from the end
 * of the file.
 */
const emptyZip = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

export const accountDataMock = mockOf(accountData, {
  respond: ({ currentPassword }, { accounts }, caller) => {
    requireRecentAuthentication(accounts, caller, currentPassword);
    return new Blob([JSON.stringify(userOf(accounts, caller.person())), emptyZip], { type: 'application/zip' });
  },
  example: new Blob([emptyZip], { type: 'application/zip' }),
  invalid: { currentPassword: 'required' },
});
