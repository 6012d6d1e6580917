import type { Client, Result } from '@kermesse/api/client';
import { useClient } from '@kermesse/api/client-context';
import { useLoaded } from '@kermesse/api/use-loaded';
import { useReloadOnReturn } from '@kermesse/api/use-reload-on-return';

/** Loads a list of passkeys or sessions when the component mounts, and again when the user returns to the window. */
export function useLoginAndSecurityList<T>(fetchList: (client: Client, signal: AbortSignal) => Promise<Result<T[]>>) {
  const list = useLoaded<Client, readonly T[]>(useClient(), fetchList);
  useReloadOnReturn(list);
  return list;
}
