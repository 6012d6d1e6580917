import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
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

const stored = 'kermesse-editor-key';

/** Returns the stored key. Closing the window deletes it. */
function keptKey(): string | undefined {
  try {
    return sessionStorage.getItem(stored) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepKey(key: string | undefined): void {
  try {
    if (key === undefined) sessionStorage.removeItem(stored);
    else sessionStorage.setItem(stored, key);
  } catch {
    // Without storage, the composer asks for the key again after a reload.
  }
}

export function ServerProvider({ serverFor, children }: { serverFor?: ServerFor; children: ReactNode }) {
  const [key, setKey] = useState(keptKey);
  const access = useMemo<ServerAccess>(
    () => ({
      server: key === undefined ? undefined : serverFor?.(key),
      hasServer: serverFor !== undefined,
      attempt: (given) => serverFor?.(given),
      unlock(given) {
        keepKey(given);
        setKey(given);
      },
      lock() {
        keepKey(undefined);
        setKey(undefined);
      },
    }),
    [key, serverFor],
  );
  return <Context value={access}>{children}</Context>;
}
