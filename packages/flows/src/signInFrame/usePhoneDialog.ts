import { untilLoaded } from '@kermesse/ui/until-loaded';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PhoneLoginDialogProps } from '../phoneLogin/PhoneLoginDialog.tsx';
import { readStoredRequest } from '../phoneLogin/storedRequest.ts';

const load = () => import('../phoneLogin/PhoneLoginDialog.tsx');

/** After how long of loading it is said that the code does not come, in milliseconds. It is asked for again all the same. */
const saidAfter = 8000;

/** Brings the dialog's code ahead of it, when somebody points at its button. */
export function loadPhoneDialog() {
  load().catch(() => undefined);
}

/**
 * The phone dialog, whose code comes when it is wanted. It opens by itself where a code was asked for before the page
 * was left: phones throw a page away while somebody looks up the code in another app.
 * @param onFailure told when the code has not come for long; the dialog opens when it comes after all
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
    const late = setTimeout(() => fail.current(), saidAfter);
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
