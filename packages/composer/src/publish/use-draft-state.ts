import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import { useServerData } from '../server/use-server-data.ts';
import { useWorkspace } from '../store/context.ts';
import { stateOf, type Draft, type PageState } from '../store/workspace.ts';

/** Determines the state of a draft. */
export type StateOfDraft = (draft: Draft) => PageState;

/** Returns a function that determines the state of a draft. Loads the list of pages while a draft has no version. */
export function useDraftState(): StateOfDraft {
  const withoutVersion = useWorkspace(({ drafts }) =>
    Object.values(drafts)
      .flatMap(({ key, base }) => (base.version === 0 ? [key] : []))
      .join('\n'),
  );
  const { data: listed } = useServerData(
    (server, signal) => (withoutVersion === '' ? undefined : server.call(editorDocumentsList, {}, { signal })),
    withoutVersion,
  );
  return (draft) => stateOf(draft, listed);
}
