import type { PathKey } from '@kermesse/sections/faults';
import { sectionWithKey } from '../../document/sections.ts';
import { movedPath } from '../../store/moved-path.ts';
import { pagePlace, placeOfPath } from '../../store/selection.ts';
import { configurationOf, shownDraft, type EditorStore, type Workspace } from '../../store/workspace.ts';

/**
 * Follows a field of the open document while its section and the items around it move. Returns a function that stops
 * and returns the path of the field; undefined if the field is gone or cannot be edited in the document that is open.
 */
export function followField(store: EditorStore, keys: readonly PathKey[]): () => PathKey[] | undefined {
  const { active } = store.get();
  const section = placeOfPath(configurationOf(store.get()), keys);
  const inSection = section !== pagePlace;
  /** Returns the draft of the field, also under a new address of its page. */
  const draftIn = ({ drafts }: Workspace) =>
    drafts[active] ?? Object.values(drafts).find(({ movedFrom }) => movedFrom === active);
  /** Returns what the path begins in: the section, which may be removed and restored, or the document. */
  const rootIn = (workspace: Workspace) => {
    const present = draftIn(workspace)?.history.present;
    return present === undefined || !inSection ? present : sectionWithKey(present, section)?.entry;
  };
  let root = rootIn(store.get());
  let path: readonly PathKey[] | undefined = inSection ? keys.slice(2) : keys;
  const unsubscribe = store.subscribe(() => {
    const now = rootIn(store.get());
    if (now === undefined || now === root) return;
    path &&= movedPath(path, root, now);
    root = now;
  });
  return () => {
    unsubscribe();
    const workspace = store.get();
    const draft = draftIn(workspace);
    if (draft === undefined || draft !== shownDraft(workspace) || workspace.lockedElsewhere.has(draft.key))
      return undefined;
    if (path === undefined || !inSection) return path && [...path];
    const index = sectionWithKey(draft.history.present, section)?.index;
    return index === undefined ? undefined : ['sections', index, ...path];
  };
}
