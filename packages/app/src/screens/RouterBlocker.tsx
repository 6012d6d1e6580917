import { UnsavedBlockerProvider } from '@kermesse/flows/unsaved-blocker';
import { useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { NavigationType, useBlocker, useNavigation, type BlockerFunction } from 'react-router';
import { splitPath, type Locale } from '../links/links.ts';
import { storeLanguage } from '../preferences/language.ts';
import { ScreenInputContext } from './screen-input.ts';

export interface RouterBlockerProps {
  /** The language of the page. */
  locale: Locale;
  children: ReactNode;
}

/**
 * Blocks links, Back and Forward while the screen has unsaved input. Redirects pass, such as the one at the end of a
 * session. While the page of a confirmed navigation loads, another navigation is blocked again.
 */
export function RouterBlocker({ locale, children }: RouterBlockerProps) {
  const isUnsaved = useRef(false);
  const report = useContext(ScreenInputContext);
  const setBlocking = useCallback(
    (unsaved: boolean) => {
      isUnsaved.current = unsaved;
      report(unsaved);
    },
    [report],
  );
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved.current &&
      historyAction !== NavigationType.Replace &&
      currentLocation.pathname !== nextLocation.pathname,
    [],
  );
  const blocker = useBlocker(leaves);
  const { location: destination } = useNavigation();
  const confirmed = useRef<{ before: typeof destination; unblock: () => void }>(undefined);
  // The router itself blocks nothing until the confirmed navigation has finished. Its page may never load.
  useEffect(() => {
    const { before, unblock } = confirmed.current ?? {};
    if (blocker.state === 'proceeding' && destination !== undefined && destination !== before) unblock?.();
  }, [blocker.state, destination]);
  const value = useMemo(() => {
    if (blocker.state !== 'blocked') return { setBlocking, blocked: undefined };
    const { location, proceed, reset } = blocker;
    const stay = () => {
      // The language switch has stored the language of the page that is not opened.
      const { locale: other = locale } = splitPath(location.pathname);
      if (other !== locale) storeLanguage(locale);
      reset();
    };
    const leave = () => {
      confirmed.current = { before: destination, unblock: reset };
      proceed();
    };
    return { setBlocking, blocked: { proceed: leave, reset: stay } };
  }, [blocker, locale, setBlocking, destination]);
  return <UnsavedBlockerProvider value={value}>{children}</UnsavedBlockerProvider>;
}
