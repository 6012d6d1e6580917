import { editorPictureRemove } from '@kermesse/api/editor-picture-remove';
import { editorPicturesList } from '@kermesse/api/editor-pictures-list';
import { useTask } from '@kermesse/api/use-task';
import { announce } from '@kermesse/ui/announce';
import { useTranslation } from 'react-i18next';
import { useServer } from '../../server/ServerContext.tsx';
import { useUndoToast } from '../../bin/use-undo-toasts.ts';
import { binItemId, broadcastBinChange, useBinChanges } from '../../bin/bin-changes.ts';
import { restoreItem } from '../../bin/restore-item.ts';
import type { UploadedPicture } from '../../server/editor-client.ts';
import { useFailureText } from '../../server/use-failure-text.ts';
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
  const failureText = useFailureText();
  const { server } = useServer();
  const { data, failure, change, fail, reload, retry } = useServerData((from) => from.call(editorPicturesList, {}));
  useBinChanges(reload);
  const { pending: removing, run } = useTask();
  const remove = async (picture: NamedPicture) => {
    const { src, name } = picture;
    const result = await server?.call(editorPictureRemove, { src });
    if (server === undefined || result === undefined) return;
    if (!result.ok) return fail(result.failure, () => void run(() => remove(picture)));
    change((pictures) => pictures.filter((each) => each.src !== src));
    broadcastBinChange();
    const undoRemove = async () => {
      const restored = await restoreItem(server, result.data);
      if (restored.ok) announce(t('bin.back', { name }));
      else offerUndo(failureText(restored.failure));
    };
    const offerUndo = (text: string) => showUndo(text, () => void undoRemove(), binItemId(result.data));
    offerUndo(t('bin.pictureRemoved', { name }));
  };
  return {
    pictures: data ?? none,
    loading: server !== undefined && data === undefined && failure === undefined,
    failure,
    load: reload,
    retry,
    removing,
    remove: (picture: NamedPicture) => void run(() => remove(picture)),
  };
}
