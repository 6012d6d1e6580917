import { announce } from '@kermesse/ui/announce';
import { useTranslation } from 'react-i18next';
import { focusSelectedRow } from '../controls/focus.ts';
import type { HistoryStep } from '../controls/history-keys.ts';
import { useEditorStore } from './context.ts';

/** Returns a function that undoes or redoes a step of the open draft and announces the result. */
export function useHistoryStep(): (step: HistoryStep) => void {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  return (step) => {
    const before = store.get();
    store[step]();
    const done = step === 'undo' ? 'history.undone' : 'history.redone';
    announce(t(store.get() === before ? 'history.nothing' : done));
    if (store.get().selected !== before.selected) focusSelectedRow();
  };
}
