import { usePublishedPages } from '../server/PublishedPages.tsx';
import { stateOf, type Draft, type PageState } from '../store/workspace.ts';

/** Returns a function that determines the state of a draft. */
export function useDraftState(): (draft: Draft) => PageState {
  const { data: listed } = usePublishedPages();
  return (draft) => stateOf(draft, listed);
}
