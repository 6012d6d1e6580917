import type { UploadProgress } from '@kermesse/api/client';
import type { Failure } from '@kermesse/api/failure';
import { pictureRule, refusalOf } from '@kermesse/api/schemas/upload';
import { useRequest } from '@kermesse/api/use-request';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServer } from '../server/ServerContext.tsx';
import type { UploadedPicture } from '../server/server.ts';

/** How far the upload of a picture has come. `sent` goes from 0 to 1; afterwards the server draws the sizes. */
export type PictureUploadState =
  | { state: 'none' }
  | { state: 'sending'; sent: number }
  | { state: 'arrived'; picture: UploadedPicture }
  | { state: 'refused'; why: 'fileType' | 'fileSize' | 'fileEmpty' }
  | { state: 'failed'; failure: Failure };

/** Uploads one picture at a time. Unmounting or cancelling aborts the upload without a message. */
export function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
  const { server, lock } = useServer();
  const [upload, setUpload] = useState<PictureUploadState>({ state: 'none' });
  const { send, cancel: abort } = useRequest();
  // The callback of the latest render is called: other parts of the field may have changed meanwhile.
  const tell = useEffectEvent(onUploaded);
  useEffect(() => {
    if (upload.state === 'arrived') tell(upload.picture);
  }, [upload]);

  async function begin(file: File) {
    abort();
    const why = refusalOf(file, pictureRule);
    if (why !== undefined) return setUpload({ state: 'refused', why });
    if (server === undefined) return undefined;
    setUpload({ state: 'sending', sent: 0 });
    const answer = await send((_client, signal) => {
      const onProgress = ({ sent, total }: UploadProgress) =>
        signal.aborted || setUpload({ state: 'sending', sent: sent / Math.max(1, total) });
      return server.uploadPicture(file, { signal, onProgress });
    });
    if (answer === undefined) return undefined;
    if (answer.ok) return setUpload({ state: 'arrived', picture: answer.data });
    if (answer.failure.kind === 'refused' && answer.failure.code === 'editor/wrong_key') lock();
    return setUpload({ state: 'failed', failure: answer.failure });
  }

  function cancel() {
    abort();
    setUpload({ state: 'none' });
  }

  return { upload, begin: (file: File) => void begin(file), cancel };
}
