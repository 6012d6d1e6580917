import { UnsavedBlockerProvider } from '@kermesse/flows/unsaved-blocker';
import { useCallback, useContext, useMemo, useRef, type ReactNode } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router';
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
 * session.
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
  const value = useMemo(() => {
    if (blocker.state !== 'blocked') return { setBlocking, blocked: undefined };
    const { location, proceed, reset } = blocker;
    const stay = () => {
      // The language switch has stored the language of the page that is not opened.
      const { locale: other = locale } = splitPath(location.pathname);
      if (other !== locale) storeLanguage(locale);
      reset();
    };
    return { setBlocking, blocked: { proceed, reset: stay } };
  }, [blocker, locale, setBlocking]);
  return <UnsavedBlockerProvider value={value}>{children}</UnsavedBlockerProvider>;
}
