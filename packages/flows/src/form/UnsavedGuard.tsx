import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { Text } from '@kermesse/ui/Text';
import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Report = (form: string, unsaved: boolean) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** The link of a click that leaves the page; undefined for every other click. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const to = new URL(link.href, location.href);
  return to.pathname === location.pathname && to.origin === location.origin ? undefined : link;
}

/** Where the history stands; undefined in a browser that does not say. */
const placeInHistory = () => (globalThis as { navigation?: { currentEntry: { index: number } | null } }).navigation?.currentEntry?.index;

/**
 * Asks before something that was typed and not saved is left behind: by a link, by Back and Forward, in a dialog of our
 * own; by closing the tab or another site, in the browser's. One for all forms inside it.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('form');
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<() => void>();
  const unguarded = useRef(false);
  const [report] = useState<Report>(
    () => (form: string, isUnsaved: boolean) =>
      setUnsaved((before) => {
        const now = new Set(before);
        if (isUnsaved) now.add(form);
        else now.delete(form);
        return now;
      }),
  );
  const guarding = unsaved.size > 0;

  useEffect(() => {
    if (!guarding) return undefined;
    unguarded.current = false;
    const { pathname } = location;
    const place = placeInHistory();
    let returning = false;
    const ask = (go: () => void) => setLeaving(() => go);
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
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
    addEventListener('beforeunload', onLeave);
    addEventListener('click', onClick, true);
    addEventListener('popstate', onPopState, true);
    return () => {
      removeEventListener('beforeunload', onLeave);
      removeEventListener('click', onClick, true);
      removeEventListener('popstate', onPopState, true);
    };
  }, [guarding]);

  function leave() {
    unguarded.current = true;
    setLeaving(undefined);
    setUnsaved(new Set());
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

/** Says to the guard around it whether a form holds something that is not saved. */
export function useUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => {
    report(form, unsaved);
    return () => report(form, false);
  }, [report, form, unsaved]);
}
