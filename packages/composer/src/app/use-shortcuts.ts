import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@kermesse/ui/announce';
import { trackCompositions } from '../form/field/composition.ts';
import { useEditorStore } from '../store/context.ts';
import { rememberCaret, withCaret } from './with-caret.ts';

/**
 * Handles the keyboard shortcuts: ⌘Z or Ctrl-Z undoes; with Shift, or Ctrl-Y, redoes. They also work in text fields,
 * since typing is in the history. Dialogs and elements with `data-own-undo` have texts of their own, outside of the
 * history, and use the browser's undo.
 */
export function useShortcuts(): void {
  const store = useEditorStore();
  const { t } = useTranslation('composer');
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method handles its own keys.
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (event.target instanceof Element && event.target.closest('[data-own-undo], [role="dialog"]') !== null) return;
      event.preventDefault();
      const again = key === 'y' || event.shiftKey;
      const before = store.get();
      withCaret(() => (again ? store.redo() : store.undo()));
      announce(t(store.get() === before ? 'history.nothing' : again ? 'history.redone' : 'history.undone'));
    };
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('beforeinput', rememberCaret, { signal });
    addEventListener('input', rememberCaret, { signal });
    trackCompositions(signal);
    return () => listening.abort();
  }, [store, t]);
}
