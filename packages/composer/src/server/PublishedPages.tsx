import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import { editorRedirectsList } from '@kermesse/api/editor-redirects-list';
import type { LoadedData } from '@kermesse/api/use-loaded';
import { useReloadOnReturn } from '@kermesse/api/use-reload-on-return';
import type { BinItem, DocumentSummary, Redirect } from '@kermesse/api/schemas/pages/editor';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useEditorStore } from '../store/context.ts';
import { draftVersions, type PublishedList } from '../store/page-state.ts';
import { useServerData } from './use-server-data.ts';

interface PublishedPages extends Omit<LoadedData<DocumentSummary[]>, 'fail' | 'retry'> {
  /** The published versions of the drafts when the list was requested. */
  versions: PublishedList['versions'];
  /** The redirects from former addresses of pages. */
  redirects: readonly Redirect[];
}

const none: Pick<PublishedPages, 'versions' | 'redirects'> = { versions: new Map(), redirects: [] };

const Context = createContext<PublishedPages>({
  ...none,
  data: undefined,
  failure: undefined,
  change: () => undefined,
  reload: () => undefined,
});

/**
 * Provides the server's list of published documents. Loads it once per key, and again when the editor returns to the
 * window: another editor may have changed it since, or a failed request may succeed.
 */
export function PublishedPagesProvider({ children }: { children: ReactNode }) {
  const store = useEditorStore();
  const list = useServerData(async (server, signal) => {
    const versions = draftVersions(store.get());
    const [result, redirects] = await Promise.all([
      server.call(editorDocumentsList, {}, { signal }),
      server.call(editorRedirectsList, {}, { signal }),
    ]);
    if (!result.ok) return result;
    return { ok: true, data: { documents: result.data, versions, redirects: redirects.ok ? redirects.data : [] } };
  });
  useReloadOnReturn(list);
  const { data, failure, change, reload } = list;
  const pages = useMemo(
    (): PublishedPages => ({
      data: data?.documents,
      versions: data?.versions ?? none.versions,
      redirects: data?.redirects ?? none.redirects,
      failure,
      change(edit) {
        change((before) => ({ ...before, documents: edit(before.documents) }));
        reload();
      },
      reload,
    }),
    [data, failure, change, reload],
  );
  return <Context value={pages}>{children}</Context>;
}

/**
 * Returns the server's list of published documents. Call `change` after moving, removing or restoring one: the list
 * shows it at once, and is loaded again. Call `reload` after publishing.
 */
export const usePublishedPages = () => useContext(Context);

/** Returns the list without a page. */
export const withoutPage = (documents: DocumentSummary[], address: string) =>
  documents.filter(({ kind, slug }) => kind !== 'page' || slug !== address);

/** Returns the list with a page that was restored from the bin. */
export const withRestored = (
  documents: DocumentSummary[],
  { title }: BinItem,
  { slug, version }: Pick<DocumentSummary, 'slug' | 'version'>,
): DocumentSummary[] => [
  ...withoutPage(documents, slug),
  { kind: 'page', slug, title, version, updatedAt: new Date().toISOString() },
];

/** Returns the list, and reloads it when the component mounts: another editor may have changed it since. */
export function useLatestPublishedPages() {
  const pages = usePublishedPages();
  const refresh = useEffectEvent(() => {
    if (pages.data !== undefined || pages.failure !== undefined) pages.reload();
  });
  useEffect(() => refresh(), []);
  return pages;
}
