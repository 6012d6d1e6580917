import type { Result } from '@kermesse/api/client';
import { useLoaded, type LoadedData } from '@kermesse/api/use-loaded';
import type { EditorClient } from './editor-client.ts';
import { useServer } from './ServerContext.tsx';

/**
 * Loads data from the server when the component mounts, when the editor enters a key, and when `key` changes (see
 * `useLoaded`). Without a server it loads nothing.
 */
export function useServerData<T>(
  load: (server: EditorClient, signal: AbortSignal) => Promise<Result<T>> | undefined,
  key = '',
): LoadedData<T> {
  return useLoaded(useServer().server, load, key);
}
