import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PhoneLoginDialogProps } from '../phoneLogin/PhoneLoginDialog.tsx';
import { readStoredRequest } from '../phoneLogin/storedRequest.ts';

const load = () => import('../phoneLogin/PhoneLoginDialog.tsx');

/** Brings the dialog's code ahead of it, when somebody points at its button. */
export function loadPhoneDialog() {
  load().catch(() => undefined);
}

/**
 * The phone dialog, whose code comes when it is wanted. It opens by itself where a code was asked for before the page
 * was left: phones throw a page away while somebody looks up the code in another app.
 * @param onFailure told when the code cannot be loaded
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
    load()
      .then(
        ({ PhoneLoginDialog }) => {
          setDialog(() => PhoneLoginDialog);
          setOpen(true);
        },
        () => fail.current(),
      )
      .finally(() => setLoading(false));
  }, []);

  useEffect(() => {
    if (readStoredRequest()?.open === true) open();
  }, [open]);

  return { Dialog, isOpen, setOpen, loading, open };
}
