import { usePublishedPages } from '../server/PublishedPages.tsx';
import { stateOf, type PageState } from '../store/page-state.ts';
import type { Draft } from '../store/workspace.ts';

/** Returns a function that determines the state of a draft. */
export function useDraftState(): (draft: Draft) => PageState {
  const { data: documents, versions } = usePublishedPages();
  return (draft) => stateOf(draft, documents && { documents, versions });
}
