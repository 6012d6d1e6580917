import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import type { DocumentSummary } from '@kermesse/api/schemas/pages/editor';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useServerData, type ServerData } from './use-server-data.ts';

interface PublishedPages extends ServerData<DocumentSummary[]> {
  /** When the list was requested, in milliseconds as in `performance.now()`. */
  at: number;
}

const Context = createContext<PublishedPages>({
  data: undefined,
  at: 0,
  failure: undefined,
  fail: () => undefined,
  reload: () => undefined,
});

/**
 * Provides the server's list of published documents. Loads it once per key, and again when the editor returns to the
 * window: another editor may have changed it since.
 */
export function PublishedPagesProvider({ children }: { children: ReactNode }) {
  const { data, failure, fail, reload } = useServerData(async (server, signal) => {
    const at = performance.now();
    const result = await server.call(editorDocumentsList, {}, { signal });
    return result.ok ? { ok: true, data: { documents: result.data, at } } : result;
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const onReturn = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isLoaded, reload]);
  const pages = useMemo(
    () => ({ data: data?.documents, at: data?.at ?? 0, failure, fail, reload }),
    [data, failure, fail, reload],
  );
  return <Context value={pages}>{children}</Context>;
}

/** Returns the server's list of published documents. Call `reload` after publishing, removing or restoring one. */
export const usePublishedPages = () => useContext(Context);

/** Returns the list, and reloads it when the component mounts: another editor may have changed it since. */
export function useLatestPublishedPages() {
  const pages = usePublishedPages();
  const refresh = useEffectEvent(() => {
    if (pages.data !== undefined || pages.failure !== undefined) pages.reload();
  });
  useEffect(() => refresh(), []);
  return pages;
}
