import type { Client, Result } from '@kermesse/api/client';
import { useClient } from '@kermesse/api/client-context';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { useLoaded, type LoadedData } from '@kermesse/api/use-loaded';
import { useReloadOnReturn } from '@kermesse/api/use-reload-on-return';

/** The state of a list that is loaded from the server. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: ErrorMessage }
  | { state: 'ready'; items: readonly T[] };

function stateOf<T>({ data, failure }: LoadedData<readonly T[]>): Loaded<T> {
  if (data !== undefined) return { state: 'ready', items: data };
  if (failure === undefined) return { state: 'loading' };
  return { state: 'failed', error: messageFor('loginAndSecurityList', failure) ?? { message: 'generic' } };
}

/**
 * Loads a list of passkeys or sessions when the component mounts, and again when the user returns to the window. `load`
 * retries; `change` updates the loaded items, such as after one was removed.
 */
export function useLoginAndSecurityList<T>(fetchList: (client: Client, signal: AbortSignal) => Promise<Result<T[]>>) {
  const list = useLoaded<Client, readonly T[]>(useClient(), fetchList);
  useReloadOnReturn(list);
  return { loaded: stateOf(list), load: list.reload, change: list.change };
}
