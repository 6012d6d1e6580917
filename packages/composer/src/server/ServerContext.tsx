import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { EditorServer, ServerFor } from './server.ts';

/** The server, as far as this editor can reach it. */
export interface ServerAccess {
  /** Undefined until a key was given. */
  server?: EditorServer;
  /** Whether there is a server at all. */
  possible: boolean;
  /** The server under a key that has to be tried first. */
  attempt(key: string): EditorServer | undefined;
  /** Keeps a key that the server took. */
  unlock(key: string): void;
  /** Forgets the key: the server refused it. */
  lock(): void;
}

const Context = createContext<ServerAccess>({
  possible: false,
  attempt: () => undefined,
  unlock: () => undefined,
  lock: () => undefined,
});

export const useServer = () => useContext(Context);

const stored = 'kermesse-editor-key';

/** The key lives as long as the window: closing it forgets it. */
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
    // The key is asked for again after a reload.
  }
}

export function ServerProvider({ serverFor, children }: { serverFor?: ServerFor; children: ReactNode }) {
  const [key, setKey] = useState(keptKey);
  const access = useMemo<ServerAccess>(
    () => ({
      server: key === undefined ? undefined : serverFor?.(key),
      possible: serverFor !== undefined,
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
