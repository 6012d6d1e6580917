import { codeFailure } from '@kermesse/ui/code-failure';
import { lazyComponent } from '@kermesse/ui/lazy-component';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { useToasts } from '@kermesse/ui/Toasts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { translated } from '../texts/TranslatedText.tsx';
import { readStoredRequest } from '../phoneLogin/machine/stored-request.ts';

/** The phone dialog, whose code loads on demand. */
export const LazyPhoneLoginDialog = lazyComponent(
  async () => (await import('../phoneLogin/PhoneLoginDialog.tsx')).PhoneLoginDialog,
);

/**
 * The loading time after which a notification reports the delay, in milliseconds. It closes when the wait ends, and
 * when the page says that code is missing: one message is enough, and this one would cover the link that retries.
 */
const lateAfter = 8000;

/** Preloads the dialog's code when a pointer hovers over its button. */
export function loadPhoneDialog() {
  LazyPhoneLoginDialog.preload().catch(() => undefined);
}

/**
 * Opens the phone dialog once its code has loaded. Opens it automatically when an SMS code was requested before the
 * page was unloaded: phones discard a page while the user reads the code in another app.
 */
export function usePhoneDialog() {
  const toasts = useToasts();
  const [loaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const opening = useRef<AbortController>(undefined);

  function open() {
    setLoading(true);
    opening.current?.abort();
    const wait = new AbortController();
    opening.current = wait;
    const { signal } = wait;
    let note = '';
    const late = setTimeout(() => {
      note = toasts.show({ title: translated('authFrame', 'phoneLate'), duration: null });
    }, lateAfter);
    function endWait() {
      clearTimeout(late);
      toasts.close(note);
    }
    signal.addEventListener('abort', endWait);
    addEventListener(codeFailure, ({ detail: isMissing }) => isMissing && endWait(), { signal });
    void loadUntilSuccess(LazyPhoneLoginDialog.preload, signal).then(() => {
      wait.abort();
      setLoading(false);
      setLoaded(true);
      setOpen(true);
    });
  }

  const resume = useEffectEvent(() => {
    if (readStoredRequest()?.open === true) open();
  });
  useEffect(() => {
    resume();
    return () => opening.current?.abort();
  }, []);

  return { loaded, isOpen, setOpen, loading, open };
}
