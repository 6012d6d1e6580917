import { usePublishedPages } from '../server/PublishedPages.tsx';
import { stateOf, type Draft, type PageState } from '../store/workspace.ts';

/** Determines the state of a draft. */
export type StateOfDraft = (draft: Draft) => PageState;

/** Returns a function that determines the state of a draft. */
export function useDraftState(): StateOfDraft {
  const { data: listed } = usePublishedPages();
  return (draft) => stateOf(draft, listed);
}
