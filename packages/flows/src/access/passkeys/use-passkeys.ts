import type { Client } from '@kermesse/api/client';
import { passkeysList } from '@kermesse/api/passkeys-list';
import { useAccessList } from '../use-access-list.ts';

const fetchPasskeys = (client: Client, signal: AbortSignal) => client.call(passkeysList, {}, { signal });

/** Loads the passkeys of the account. */
export const usePasskeys = () => useAccessList(fetchPasskeys);
