import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import type { LoadedData } from '@kermesse/api/use-loaded';
import type { DocumentSummary } from '@kermesse/api/schemas/pages/editor';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useEditorStore } from '../store/context.ts';
import { draftVersions, type PublishedList } from '../store/page-state.ts';
import { useServerData } from './use-server-data.ts';

interface PublishedPages extends Omit<LoadedData<DocumentSummary[]>, 'change' | 'fail'> {
  /** The published versions of the drafts when the list was requested. */
  versions: PublishedList['versions'];
}

const none: PublishedList['versions'] = new Map();

const Context = createContext<PublishedPages>({
  data: undefined,
  versions: none,
  failure: undefined,
  reload: () => undefined,
});

/** Returns whether the editor uses this window, or a frame in it. */
const isHere = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Provides the server's list of published documents. Loads it once per key, and again when the editor returns to the
 * window: another editor may have changed it since, or a failed request may succeed.
 */
export function PublishedPagesProvider({ children }: { children: ReactNode }) {
  const store = useEditorStore();
  const { data, failure, reload } = useServerData(async (server, signal) => {
    const versions = draftVersions(store.get());
    const result = await server.call(editorDocumentsList, {}, { signal });
    return result.ok ? { ok: true, data: { documents: result.data, versions } } : result;
  });
  const isSettled = data !== undefined || failure !== undefined;
  useEffect(() => {
    if (!isSettled) return undefined;
    let wasHere = isHere();
    const update = () => {
      if (!wasHere && isHere()) reload();
      wasHere = isHere();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', update, { signal });
    addEventListener('blur', update, { signal });
    addEventListener('focus', update, { signal });
    return () => listening.abort();
  }, [isSettled, reload]);
  const pages = useMemo(
    () => ({ data: data?.documents, versions: data?.versions ?? none, failure, reload }),
    [data, failure, reload],
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
