import type { DocumentSummary } from '@kermesse/api/schemas/pages/editor';
import { isChanged, isNewPage, publishedSlug, slugOf, wasSentTo, type Draft, type Workspace } from './workspace.ts';

/**
 * The publication state of a document: published as it is, changed since, or never published; that the site has another
 * version of it, or has it no more at its address; or a draft from a file or a link while the published documents are
 * unknown.
 */
export type PageState = 'live' | 'changed' | 'new' | 'outdated' | 'gone' | 'draft';

/** The published documents. */
export interface PublishedList {
  documents: readonly Pick<DocumentSummary, 'kind' | 'slug' | 'version'>[];
  /** The published versions of the drafts when the documents were requested, by key. */
  versions: ReadonlyMap<string, number>;
}

/** Returns the published versions of the drafts, by key. */
export const draftVersions = ({ drafts }: Workspace): PublishedList['versions'] =>
  new Map(Object.values(drafts).map(({ key, base }) => [key, base.version]));

/**
 * Returns the listed document of a draft, if it is listed. One without a version, such as that of a file, is the one at
 * its address. A page whose publication got no response may be at an address to which it was sent.
 */
export function listedFor<Listed extends PublishedList['documents'][number]>(
  draft: Draft,
  documents: readonly Listed[],
): Listed | undefined {
  if (draft.kind === 'site') return documents.find(({ kind }) => kind === 'site');
  if (isNewPage(draft)) return undefined;
  const address = publishedSlug(draft) ?? slugOf(draft.history.present);
  const pages = documents.filter(({ kind }) => kind === 'page');
  return pages.find(({ slug }) => slug === address) ?? pages.find(({ slug }) => wasSentTo(draft, slug));
}

/**
 * Returns the state of a draft.
 *
 * @param listed the published documents, if they are known. They do not count if they were requested before this window
 * had this version of the draft.
 */
export function stateOf(draft: Draft, listed?: PublishedList): PageState {
  const published = listedFor(draft, listed?.documents ?? []);
  if (draft.base.version === 0) {
    if (listed === undefined && !isNewPage(draft)) return 'draft';
    return published === undefined ? 'new' : 'changed';
  }
  if (listed?.versions.get(draft.key) === draft.base.version) {
    if (published === undefined) return 'gone';
    // After a publication without a response, a newer version may be this draft's.
    if (published.version !== draft.base.version && draft.sent === undefined) return 'outdated';
  }
  return isChanged(draft) ? 'changed' : 'live';
}
