import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../controls/Announcer.tsx';
import { useDesk } from '../store/context.ts';

/** ⌘Z or Ctrl-Z takes back, with Shift (or Ctrl-Y) again: everywhere, also while writing, because writing is a step too. */
export function useShortcuts(): void {
  const desk = useDesk();
  const announce = useAnnounce();
  const { t } = useTranslation('composer');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (event.target instanceof Element && event.target.closest('[data-own-undo]') !== null) return;
      event.preventDefault();
      const again = key === 'y' || event.shiftKey;
      const before = desk.get();
      if (again) desk.redo();
      else desk.undo();
      announce(t(desk.get() === before ? 'history.nothing' : again ? 'history.redone' : 'history.undone'));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [desk, announce, t]);
}
