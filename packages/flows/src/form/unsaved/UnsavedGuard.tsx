import { Text } from '@kermesse/ui/Text';
import { createContext, useContext, useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmDialog/ConfirmDialog.tsx';
import { UnsavedBlockerContext } from './unsaved-blocker.ts';

/** The state of a form. A pending save continues after a navigation in the app, but not after the tab is closed. */
type SaveState = 'unsaved' | 'beingSaved' | 'saved';
type Report = (form: string, state: SaveState) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/**
 * Asks for confirmation before unsaved input is lost. For navigation in the app it shows its own dialog (see
 * `UnsavedBlockerProvider`); when the tab is closed or another site is opened, the browser shows its dialog. One guard
 * covers all forms inside it.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('form');
  const [open, setOpen] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const [report] = useState<Report>(
    () => (form: string, state: SaveState) =>
      setOpen((before) => {
        const now = new Map(before);
        if (state === 'saved') now.delete(form);
        else now.set(form, state);
        return now;
      }),
  );
  const confirmsUnload = open.size > 0;
  const hasUnsaved = [...open.values()].includes('unsaved');
  const { setBlocking, blocked } = useContext(UnsavedBlockerContext);

  useEffect(() => {
    if (!confirmsUnload) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [confirmsUnload]);

  // Layout effects, also in `useUnsaved`: Back right after a keystroke is blocked too.
  useLayoutEffect(() => {
    setBlocking(hasUnsaved);
    return () => setBlocking(false);
  }, [setBlocking, hasUnsaved]);

  function leave() {
    setOpen(new Map());
    blocked?.proceed();
  }

  return (
    <UnsavedContext value={report}>
      {children}
      <ConfirmDialog
        title={t('unsavedTitle')}
        isOpen={blocked !== undefined}
        cancelLabel={t('stay')}
        confirmLabel={t('leave')}
        onConfirm={leave}
        onCancel={() => blocked?.reset()}
      >
        <Text>{t('unsavedText')}</Text>
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/** Reports to the surrounding guard whether a form has unsaved input, and whether exactly that input is being saved. */
export function useUnsaved(unsaved: boolean, beingSaved = false): void {
  const report = useContext(UnsavedContext);
  const form = useId();
  const state = unsaved ? (beingSaved ? 'beingSaved' : 'unsaved') : 'saved';
  useLayoutEffect(() => {
    report(form, state);
    return () => report(form, 'saved');
  }, [report, form, state]);
}
