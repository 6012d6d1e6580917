import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { safeSessionStorage } from '@kermesse/ui/safe-storage';
import type { EditorClient, ServerFor } from './editor-client.ts';

/** The editor's access to the server. */
export interface ServerAccess {
  /** The client of the server; undefined until there is a key. */
  server?: EditorClient;
  /** Whether the composer is connected to a server at all. */
  hasServer: boolean;
  /** Returns a client for a key that is not tested yet. */
  attempt(key: string): EditorClient | undefined;
  /** Stores a key that the server has accepted. */
  unlock(key: string): void;
  /** Deletes the key, for example after the server has rejected it. */
  lock(): void;
}

const Context = createContext<ServerAccess>({
  hasServer: false,
  attempt: () => undefined,
  unlock: () => undefined,
  lock: () => undefined,
});

export const useServer = () => useContext(Context);

/** The editor's key. Closing the window deletes it. Without storage, the composer asks for it again after a reload. */
const storageKey = 'kermesse-editor-key';

export function ServerProvider({ serverFor, children }: { serverFor?: ServerFor; children: ReactNode }) {
  const [key, setKey] = useState(() => safeSessionStorage.get(storageKey) ?? null);
  const access = useMemo<ServerAccess>(
    () => ({
      server: key === null ? undefined : serverFor?.(key),
      hasServer: serverFor !== undefined,
      attempt: (given) => serverFor?.(given),
      unlock(given) {
        safeSessionStorage.set(storageKey, given);
        setKey(given);
      },
      lock() {
        safeSessionStorage.remove(storageKey);
        setKey(null);
      },
    }),
    [key, serverFor],
  );
  return <Context value={access}>{children}</Context>;
}
