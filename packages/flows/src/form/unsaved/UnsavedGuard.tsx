import { confirmUnload } from '@kermesse/ui/confirm-unload';
import { Text } from '@kermesse/ui/Text';
import { useContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx';
import { UnsavedBlockerContext, type BlockedNavigation } from './unsaved-blocker.ts';
import { SurroundingGuardContext, type SaveState, type SurroundingGuard } from '../../site/use-unsaved.ts';

/**
 * Asks for confirmation before unsaved input is lost. For navigation in the app it shows its own dialog (see
 * `UnsavedBlockerProvider`); when the tab is closed or another site is opened, the browser shows its dialog. One guard
 * covers all forms inside it.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('form');
  const [states, setStates] = useState<ReadonlyMap<string, SaveState>>(new Map());
  /** The question of `ask`, such as that of a dialog that closes. */
  const [ownQuestion, setOwnQuestion] = useState<BlockedNavigation>();
  /** The navigation that the user has confirmed. Its page may not load, and then another navigation asks again. */
  const [confirmed, setConfirmed] = useState<BlockedNavigation>();
  const mayAsk = useRef(false);
  const [guard] = useState<SurroundingGuard>(() => ({
    report: (form, state) =>
      setStates((before) => {
        const now = new Map(before);
        if (state === 'saved') now.delete(form);
        else now.set(form, state);
        return now;
      }),
    ask(lose) {
      if (!mayAsk.current) return false;
      const reset = () => setOwnQuestion(undefined);
      const proceed = () => {
        reset();
        lose();
      };
      setOwnQuestion({ proceed, reset });
      return true;
    },
  }));
  const hasUnsaved = [...states.values()].includes('unsaved');
  const { setBlocking, blocked } = useContext(UnsavedBlockerContext);
  const question = blocked ?? ownQuestion;
  const leaves = confirmed !== undefined && (blocked ?? confirmed) === confirmed;
  const confirmsUnload = states.size > 0 && !leaves;

  useEffect(() => {
    confirmUnload(guard, confirmsUnload);
    return () => confirmUnload(guard, false);
  }, [guard, confirmsUnload]);

  // Text that is typed after a confirmed navigation that does not load is asked about again.
  useEffect(() => {
    if (confirmed === undefined) return undefined;
    const reset = () => setConfirmed(undefined);
    addEventListener('input', reset);
    return () => removeEventListener('input', reset);
  }, [confirmed]);

  // Layout effects, also in `useUnsaved`: Back right after a keystroke is blocked too.
  useLayoutEffect(() => {
    setBlocking(hasUnsaved);
    return () => setBlocking(false);
  }, [setBlocking, hasUnsaved]);

  useLayoutEffect(() => {
    mayAsk.current = hasUnsaved && question === undefined;
  }, [hasUnsaved, question]);

  // A save can end, or begin, while the question is shown: then there is nothing to lose.
  useEffect(() => {
    if (!hasUnsaved) question?.proceed();
  }, [hasUnsaved, question]);

  function leave() {
    setConfirmed(blocked);
    question?.proceed();
  }
  function stay() {
    setConfirmed(undefined);
    question?.reset();
  }

  return (
    <SurroundingGuardContext value={guard}>
      {children}
      <ConfirmDialog
        title={t('unsavedTitle')}
        isOpen={question !== undefined}
        cancelLabel={t('stay')}
        confirmLabel={t('leave')}
        onConfirm={leave}
        onCancel={stay}
      >
        <Text>{t('unsavedText')}</Text>
      </ConfirmDialog>
    </SurroundingGuardContext>
  );
}
