import { editorBinRestore } from '@kermesse/api/editor-bin-restore';
import { editorPictureRemove } from '@kermesse/api/editor-picture-remove';
import { editorPicturesList } from '@kermesse/api/editor-pictures-list';
import { useTask } from '@kermesse/api/use-task';
import { useTranslation } from 'react-i18next';
import { useServer } from '../../server/ServerContext.tsx';
import { useUndoToast } from '../../bin/use-undo-toasts.ts';
import { binItemId, broadcastBinChange, useBinChanges } from '../../bin/bin-changes.ts';
import type { UploadedPicture } from '../../server/editor-client.ts';
import { useServerData } from '../../server/use-server-data.ts';

/** A picture's URL and its name. */
export type NamedPicture = Pick<UploadedPicture, 'src' | 'name'>;

const none: UploadedPicture[] = [];

/**
 * Loads the pictures on the server once there is a key. `load` reloads them; `remove` moves one to the bin, one at a
 * time.
 */
export function useUploadedPictures() {
  const { t } = useTranslation('composer');
  const showUndo = useUndoToast();
  const { server } = useServer();
  const { data: pictures = none, failure, fail, reload } = useServerData((from) => from.call(editorPicturesList, {}));
  useBinChanges(reload);
  const { pending: removing, run } = useTask();
  const remove = async ({ src, name }: NamedPicture) => {
    const result = await server?.call(editorPictureRemove, { src });
    if (server === undefined || result === undefined) return;
    if (!result.ok) return fail(result.failure);
    broadcastBinChange();
    const { kind, id } = result.data;
    const undoRemove = async () => {
      const restored = await server.call(editorBinRestore, { kind, id });
      if (restored.ok) broadcastBinChange({ back: binItemId(result.data) });
      else fail(restored.failure);
    };
    showUndo(t('bin.pictureRemoved', { name }), () => void undoRemove(), binItemId(result.data));
  };
  return {
    pictures,
    failure,
    load: reload,
    removing,
    remove: (picture: NamedPicture) => void run(() => remove(picture)),
  };
}
