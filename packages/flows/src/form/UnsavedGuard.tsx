import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { Text } from '@kermesse/ui/Text';
import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The state of a form: a save in progress survives a link, but not a closed tab. */
type SaveState = 'unsaved' | 'beingSaved' | 'saved';
type Report = (form: string, standing: SaveState) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** The link of a click that leaves the page; undefined for every other click. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const to = new URL(link.href, location.href);
  return to.pathname === location.pathname && to.origin === location.origin ? undefined : link;
}

/** The current index in the history; undefined in browsers that do not expose it. */
const placeInHistory = () =>
  (globalThis as { navigation?: { currentEntry: { index: number } | null } }).navigation?.currentEntry?.index;

/**
 * Asks before something that was typed and not saved is left behind: by a link, by Back and Forward, in a dialog of our
 * own; by closing the tab or another site, in the browser's. One for all forms inside it.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('form');
  const [open, setOpen] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const [leaving, setLeaving] = useState<() => void>();
  const unguarded = useRef(false);
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
  const guarding = [...open.values()].includes('unsaved');

  useEffect(() => {
    if (!holdingTab) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [holdingTab]);

  useEffect(() => {
    if (!guarding) return undefined;
    unguarded.current = false;
    const { pathname } = location;
    const place = placeInHistory();
    let returning = false;
    const ask = (go: () => void) => setLeaving(() => go);
    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (link === undefined || unguarded.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ask(() => link.click());
    };
    // The browser has gone already: the page that hears nothing of it stays, and so does its address.
    const onPopState = (event: PopStateEvent) => {
      if (unguarded.current || (!returning && location.pathname === pathname)) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const steps = (placeInHistory() ?? -1) - (place ?? 0);
      returning = true;
      history.go(-steps);
      ask(() => history.go(steps));
    };
    addEventListener('click', onClick, true);
    addEventListener('popstate', onPopState, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('popstate', onPopState, true);
    };
  }, [guarding]);

  function leave() {
    unguarded.current = true;
    setLeaving(undefined);
    setOpen(new Map());
    leaving?.();
  }

  return (
    <UnsavedContext value={report}>
      {children}
      <Dialog
        role="alertdialog"
        title={t('unsavedTitle')}
        closeLabel={t('stay')}
        isOpen={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        actions={
          <>
            <Button variant="line" onPress={leave}>
              {t('leave')}
            </Button>
            <Button onPress={() => setLeaving(undefined)}>{t('stay')}</Button>
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
