import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import { isRefusal, type Failure } from '@kermesse/api/failure';
import { announce } from '@kermesse/ui/announce';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safeSessionStorage } from '@kermesse/ui/safe-storage';
import type { EditorClient, ServerFor } from './editor-client.ts';

/** The editor's access to the server. */
export interface ServerAccess {
  /** The client of the server; undefined until there is a key, and after the server has rejected it. */
  server?: EditorClient;
  /** Whether the composer is connected to a server at all. */
  hasServer: boolean;
  /** Stores a key if the server accepts it. Returns the failure of the test, if there is one. */
  unlock(key: string): Promise<Failure | undefined>;
  /** Deletes the key. */
  lock(): void;
  /** Whether the server has rejected the last key. */
  rejected: boolean;
}

const Context = createContext<ServerAccess>({
  hasServer: false,
  unlock: () => Promise.resolve(undefined),
  lock: () => undefined,
  rejected: false,
});

export const useServer = () => useContext(Context);

/** The editor's key. Closing the window deletes it. Without storage, the composer asks for it again after a reload. */
const storageKey = 'kermesse-editor-key';

/** Returns a client that also reports when the server rejects its key. */
const withRejection = (client: EditorClient, onRejected: () => void): EditorClient => ({
  async call(operation, ...rest) {
    const result = await client.call(operation, ...rest);
    if (!result.ok && isRefusal(result.failure, 'editor/wrong_key')) onRejected();
    return result;
  },
});

/**
 * Provides the access to the server. A key that the server rejects is deleted, so that the composer asks for it again.
 */
export function ServerProvider({ serverFor, children }: { serverFor?: ServerFor; children: ReactNode }) {
  const { t } = useTranslation('composer');
  const [{ key, rejected }, setState] = useState(() => ({
    key: safeSessionStorage.get(storageKey) ?? null,
    rejected: false,
  }));
  useEffect(() => {
    if (rejected) announce(t('failures.formerKey'));
  }, [rejected, t]);
  const access = useMemo((): ServerAccess => {
    const connect = (newKey: string) => {
      const client = serverFor?.(newKey);
      if (client === undefined) return undefined;
      return withRejection(client, () => {
        if (safeSessionStorage.get(storageKey) === newKey) safeSessionStorage.remove(storageKey);
        setState((now) => (now.key === newKey ? { key: null, rejected: true } : now));
      });
    };
    return {
      server: key === null ? undefined : connect(key),
      hasServer: serverFor !== undefined,
      async unlock(newKey) {
        const result = await serverFor?.(newKey).call(editorDocumentsList, {});
        if (result?.ok === false) return result.failure;
        safeSessionStorage.set(storageKey, newKey);
        setState({ key: newKey, rejected: false });
        return undefined;
      },
      lock() {
        safeSessionStorage.remove(storageKey);
        setState({ key: null, rejected: false });
      },
      rejected,
    };
  }, [key, rejected, serverFor]);
  return <Context value={access}>{children}</Context>;
}
