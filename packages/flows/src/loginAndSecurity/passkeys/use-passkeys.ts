import type { Client } from '@kermesse/api/client';
import { passkeysList } from '@kermesse/api/passkeys-list';
import { useLoginAndSecurityList } from '../use-login-and-security-list.ts';

const fetchPasskeys = (client: Client, signal: AbortSignal) => client.call(passkeysList, {}, { signal });

/** Loads the passkeys of the account. */
export const usePasskeys = () => useLoginAndSecurityList(fetchPasskeys);
