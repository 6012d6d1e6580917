import { untilLoaded } from '@kermesse/ui/until-loaded';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PhoneLoginDialogProps } from '../phoneLogin/PhoneLoginDialog.tsx';
import { readStoredRequest } from '../phoneLogin/stored-request.ts';

const load = () => import('../phoneLogin/PhoneLoginDialog.tsx');

/** After how long of loading a notification reports the delay, in milliseconds. Loading is still retried. */
const lateAfter = 8000;

/** Brings the dialog's code ahead of it, when somebody points at its button. */
export function loadPhoneDialog() {
  load().catch(() => undefined);
}

/**
 * The phone dialog, whose code loads on demand. It opens by itself when a code was requested before the page was
 * unloaded: phones discard a page while somebody looks up the code in another app. @param onFailure called when loading
 * takes long; the dialog still opens when it is done
 */
export function usePhoneDialog(onFailure: () => void) {
  const [Dialog, setDialog] = useState<ComponentType<PhoneLoginDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });

  const open = useCallback(() => {
    setLoading(true);
    const late = setTimeout(() => fail.current(), lateAfter);
    void untilLoaded(load).then(({ PhoneLoginDialog }) => {
      clearTimeout(late);
      setLoading(false);
      setDialog(() => PhoneLoginDialog);
      setOpen(true);
    });
  }, []);

  useEffect(() => {
    if (readStoredRequest()?.open === true) open();
  }, [open]);

  return { Dialog, isOpen, setOpen, loading, open };
}
