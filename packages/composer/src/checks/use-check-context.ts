import { useMemo } from 'react';
import { slugsOfPages } from '../links/use-links.ts';
import { usePublishedPages } from '../server/PublishedPages.tsx';
import { brokenAddresses, loadPictures } from '../pictures/loading.ts';
import { useStore } from '../store/store.ts';
import { useWorkspace } from '../store/context.ts';
import { useAfterChanges } from '../store/use-after-changes.ts';
import { shownDraft, slugOf } from '../store/workspace.ts';
import type { CheckContext } from './dead-links.ts';
import { pictureAddresses } from './pictures.ts';

/** The debounce in milliseconds before pictures are loaded, so that half-typed URLs are not requested. */
const debounce = 600;

/** Returns the context of the checks: published pages, open drafts, and pictures that failed to load. */
export function useCheckContext(): CheckContext {
  const { data: listed, redirects } = usePublishedPages();
  // As JSON, so that the value stays equal while the slugs do.
  const drafts = useWorkspace(({ drafts: open }) =>
    JSON.stringify(
      Object.values(open).flatMap(({ kind, history }) => (kind === 'page' ? [slugOf(history.present)] : [])),
    ),
  );
  const broken = useStore(brokenAddresses, (pictures) => pictures);
  useAfterChanges(debounce, (workspace) => {
    const draft = shownDraft(workspace);
    if (draft !== undefined) loadPictures(pictureAddresses(draft.history.present));
  });
  return useMemo(
    () => ({
      slugs: listed === undefined ? undefined : slugsOfPages(listed),
      formerSlugs: new Set(redirects.map(({ slug }) => slug)),
      drafts: new Set(JSON.parse(drafts) as string[]),
      broken,
    }),
    [listed, redirects, drafts, broken],
  );
}
