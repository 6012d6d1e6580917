import { passkeysList } from '@kermesse/api/passkeys-list';
import { useLoginAndSecurityList } from '../use-login-and-security-list.ts';

/** Loads the passkeys of the account. */
export const usePasskeys = () => useLoginAndSecurityList((client, signal) => client.call(passkeysList, {}, { signal }));
