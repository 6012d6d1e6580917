import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { Text } from '@kermesse/ui/Text';
import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedBlockerContext } from './unsaved-blocker.ts';

/** The state of a form: a save in progress survives a link, but not a closed tab. */
type SaveState = 'unsaved' | 'beingSaved' | 'saved';
type Report = (form: string, standing: SaveState) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/**
 * Asks before something that was typed and not saved is left behind: by navigation in the app, in a dialog of our own (see
 * `UnsavedBlockerProvider`); by closing the tab or another site, in the browser's. One for all forms inside it.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('form');
  const [open, setOpen] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const [report] = useState<Report>(
    () => (form: string, standing: SaveState) =>
      setOpen((before) => {
        const now = new Map(before);
        if (standing === 'saved') now.delete(form);
        else now.set(form, standing);
        return now;
      }),
  );
  const holdingTab = open.size > 0;
  const holding = [...open.values()].includes('unsaved');
  const { hold, blocked } = useContext(UnsavedBlockerContext);

  useEffect(() => {
    if (!holdingTab) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [holdingTab]);

  useEffect(() => {
    hold(holding);
    return () => hold(false);
  }, [hold, holding]);

  function leave() {
    setOpen(new Map());
    blocked?.proceed();
  }

  return (
    <UnsavedContext value={report}>
      {children}
      <Dialog
        role="alertdialog"
        title={t('unsavedTitle')}
        closeLabel={t('stay')}
        isOpen={blocked !== undefined}
        onOpenChange={() => blocked?.reset()}
        actions={
          <>
            <Button variant="line" onPress={leave}>
              {t('leave')}
            </Button>
            <Button autoFocus onPress={() => blocked?.reset()}>
              {t('stay')}
            </Button>
          </>
        }
      >
        <Text>{t('unsavedText')}</Text>
      </Dialog>
    </UnsavedContext>
  );
}

/** Says to the guard around it whether a form holds something that is not saved, and whether just that is being saved. */
export function useUnsaved(unsaved: boolean, beingSaved = false): void {
  const report = useContext(UnsavedContext);
  const form = useId();
  const standing = unsaved ? (beingSaved ? 'beingSaved' : 'unsaved') : 'saved';
  useEffect(() => {
    report(form, standing);
    return () => report(form, 'saved');
  }, [report, form, standing]);
}
