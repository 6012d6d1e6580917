import { announce } from '@kermesse/ui/announce';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftLock } from '../drafts/draft-lock-context.ts';
import { useDocumentName } from '../names/use-document-name.ts';
import { useEditorStore } from '../store/context.ts';
import { activeDraft } from '../store/workspace.ts';
import { moveToBin } from './local-bin.ts';
import { restoreDraft } from './restore-draft.ts';
import { useUndoToast } from './use-undo-toasts.ts';

/**
 * Returns a function that moves the open draft with its history to the bin and shows a notification that undoes it. The
 * draft closes at once, so that later changes are not lost. If the browser's storage fails, it opens again.
 */
export function useRemoveDraft(): () => Promise<void> {
  const { t } = useTranslation('composer');
  const nameOf = useDocumentName();
  const store = useEditorStore();
  const draftLock = useDraftLock();
  const toasts = useContext(ToastsContext);
  const showUndo = useUndoToast();
  return async () => {
    const draft = activeDraft(store.get());
    const name = nameOf(draft.kind, draft.history.present);
    // Its transaction begins before the one that removes the closed draft.
    const moving = moveToBin({ kind: 'draft', draft });
    store.close(draft.key);
    const id = await moving.catch(() => undefined);
    if (id === undefined) {
      store.open(draft);
      toasts?.show({ kind: 'error', title: t('saving.failed') });
      return;
    }
    const undo = async () => {
      const result = await restoreDraft(store, draftLock, { id, draft });
      if (result === 'restored') announce(t('bin.back', { name }));
      if (result === 'locked') showUndo(t('bin.locked', { name }), () => void undo(), id);
    };
    showUndo(t('bin.draftRemoved', { name }), () => void undo(), id);
  };
}
