import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import type { DocumentSummary } from '@kermesse/api/schemas/pages/editor';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useServerData, type ServerData } from './use-server-data.ts';

const Context = createContext<ServerData<DocumentSummary[]>>({
  data: undefined,
  failure: undefined,
  fail: () => undefined,
  reload: () => undefined,
});

/** Provides the server's list of published documents. Loads it once per key. */
export function PublishedPagesProvider({ children }: { children: ReactNode }) {
  const { data, failure, fail, reload } = useServerData((server, signal) =>
    server.call(editorDocumentsList, {}, { signal }),
  );
  const pages = useMemo(() => ({ data, failure, fail, reload }), [data, failure, fail, reload]);
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
