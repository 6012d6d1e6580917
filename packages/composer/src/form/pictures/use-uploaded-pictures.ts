import type { Failure } from '@kermesse/api/failure';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServer } from '../../server/ServerContext.tsx';
import { useUndoToasts } from '../../bin/use-undo-toasts.ts';
import { binItemId, broadcastBinChange, useBinChanges } from '../../bin/bin-changes.ts';
import type { UploadedPicture } from '../../server/server.ts';

const none: UploadedPicture[] = [];

/** Loads the pictures on the server once there is a key. `load` reloads them; `remove` moves one to the bin. */
export function useUploadedPictures() {
  const { t } = useTranslation('composer');
  const undoToasts = useUndoToasts();
  const { server } = useServer();
  const [pictures, setPictures] = useState(none);
  const [failure, setFailure] = useState<Failure>();
  const turn = useRef(0);
  const load = useCallback(() => {
    const mine = (turn.current += 1);
    setFailure(undefined);
    void server?.pictures().then((result) => {
      if (mine !== turn.current) return;
      if (result.ok) setPictures(result.data);
      else setFailure(result.failure);
    });
  }, [server]);
  useEffect(() => {
    load();
    return () => void (turn.current += 1);
  }, [load]);
  useBinChanges(load);
  const remove = async ({ address, name }: { address: string; name: string }) => {
    const result = await server?.removePicture(address);
    if (server === undefined || result === undefined) return;
    if (!result.ok) return setFailure(result.failure);
    broadcastBinChange();
    const { kind, id } = result.data;
    const undoRemove = async () => {
      const restored = await server.restoreBinned(kind, id);
      if (restored.ok) broadcastBinChange({ back: binItemId(result.data) });
      else setFailure(restored.failure);
    };
    undoToasts.show(t('bin.pictureRemoved', { name }), () => void undoRemove(), binItemId(result.data));
  };
  return { pictures, failure, load, remove: (picture: { address: string; name: string }) => void remove(picture) };
}
