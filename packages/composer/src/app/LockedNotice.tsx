import { AppWindow } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusIfLost } from '../controls/focus.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useLockedElsewhere, useDraftLock } from '../drafts/draft-lock-context.ts';

const Note = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 7px 14px;
  border-block-end: 1px solid var(--line);
  background: light-dark(color-mix(in srgb, var(--highlight) 26%, var(--page)), var(--raised));
  font-size: 0.9375rem;
  line-height: 1.35;

  &:empty {
    padding: 0;
    border: 0;
  }
  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  & > span {
    flex: 1 1 200px;
  }
`;

/**
 * Moves the focus from a control that becomes inert to the button of the notice, and back once this window
 * continues.
 */
function useFocusWhileLocked(note: RefObject<HTMLElement | null>, lockedElsewhere: boolean) {
  const before = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (lockedElsewhere) {
      if (!(focused instanceof HTMLElement) || focused.closest('[inert]') === null) return;
      before.current = focused;
      note.current?.querySelector('button')?.focus();
      return;
    }
    const control = before.current;
    before.current = undefined;
    if (control?.isConnected === true) focusIfLost(() => control);
  }, [lockedElsewhere, note]);
}

/**
 * A notice that another window is editing this page, with a button that takes over editing. This window shows the
 * changes live.
 */
export function LockedNotice() {
  const { t } = useTranslation('composer');
  const draftLock = useDraftLock();
  const lockedElsewhere = useLockedElsewhere();
  const note = useRef<HTMLDivElement>(null);
  useFocusWhileLocked(note, lockedElsewhere);
  return (
    <Note ref={note} role="status">
      {lockedElsewhere && (
        <>
          <AppWindow aria-hidden="true" />
          <span>{t('elsewhere.about')}</span>
          <ToolButton look="line" onClick={() => draftLock?.takeOver()}>
            {t('elsewhere.takeOver')}
          </ToolButton>
        </>
      )}
    </Note>
  );
}
