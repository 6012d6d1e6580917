import { lazyComponent } from '@kermesse/ui/lazy-component';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStoredRequest } from '../phoneLogin/machine/stored-request.ts';

/** The phone dialog, whose code loads on demand. */
export const LazyPhoneLoginDialog = lazyComponent(
  async () => (await import('../phoneLogin/PhoneLoginDialog.tsx')).PhoneLoginDialog,
);

/** The loading time after which a notification reports the delay, in milliseconds. Loading continues. */
const lateAfter = 8000;

/** Preloads the dialog's code when a pointer hovers over its button. */
export function loadPhoneDialog() {
  LazyPhoneLoginDialog.preload().catch(() => undefined);
}

/**
 * Opens the phone dialog once its code has loaded. Opens it automatically when an SMS code was requested before the
 * page was unloaded: phones discard a page while the user reads the code in another app.
 * @param onFailure called when loading takes long; the dialog still opens once it has loaded
 */
export function usePhoneDialog(onFailure: () => void) {
  const [loaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const opening = useRef<AbortController>(undefined);

  function open() {
    setLoading(true);
    opening.current?.abort();
    opening.current = new AbortController();
    const { signal } = opening.current;
    const late = setTimeout(onFailure, lateAfter);
    signal.addEventListener('abort', () => clearTimeout(late));
    void loadUntilSuccess(LazyPhoneLoginDialog.preload, signal).then(() => {
      clearTimeout(late);
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
