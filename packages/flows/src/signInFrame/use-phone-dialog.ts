import { lazyComponent } from '@kermesse/ui/lazy-component';
import { untilLoaded } from '@kermesse/ui/until-loaded';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStoredRequest } from '../phoneLogin/machine/stored-request.ts';

/** The dialog; its code comes on demand. */
export const PhoneLoginDialog = lazyComponent(
  async () => (await import('../phoneLogin/PhoneLoginDialog.tsx')).PhoneLoginDialog,
);

/** After how long of loading a notification reports the delay, in milliseconds. Loading is still retried. */
const lateAfter = 8000;

/** Brings the dialog's code ahead of it, when somebody points at its button. */
export function loadPhoneDialog() {
  PhoneLoginDialog.preload().catch(() => undefined);
}

/**
 * Opens the phone dialog once its code has loaded. It opens by itself when a code was requested before the page was
 * unloaded: phones discard a page while somebody looks up the code in another app. @param onFailure called when loading
 * takes long; the dialog still opens when it is done
 */
export function usePhoneDialog(onFailure: () => void) {
  const [loaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });

  const open = useCallback(() => {
    setLoading(true);
    const late = setTimeout(() => fail.current(), lateAfter);
    void untilLoaded(PhoneLoginDialog.preload).then(() => {
      clearTimeout(late);
      setLoading(false);
      setLoaded(true);
      setOpen(true);
    });
  }, []);

  useEffect(() => {
    if (readStoredRequest()?.open === true) open();
  }, [open]);

  return { loaded, isOpen, setOpen, loading, open };
}
