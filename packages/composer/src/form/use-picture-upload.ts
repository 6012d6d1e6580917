import type { Failure } from '@kermesse/api/failure';
import { pictureRule, refusalOf } from '@kermesse/api/schemas/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const way = useRef<AbortController>(undefined);
  useEffect(() => () => way.current?.abort(), []);
  // The callback of the latest render is called: other parts of the field may have changed meanwhile.
  const tell = useEffectEvent(onUploaded);
  useEffect(() => {
    if (upload.state === 'arrived') tell(upload.picture);
  }, [upload]);

  async function begin(file: File) {
    const why = refusalOf(file, pictureRule);
    if (why !== undefined) return setUpload({ state: 'refused', why });
    if (server === undefined) return undefined;
    const { signal } = (way.current = new AbortController());
    setUpload({ state: 'sending', sent: 0 });
    const onProgress = ({ sent, total }: { sent: number; total: number }) =>
      signal.aborted || setUpload({ state: 'sending', sent: sent / Math.max(1, total) });
    const answer = await server.uploadPicture(file, { signal, onProgress });
    if (signal.aborted) return undefined;
    if (answer.ok) return setUpload({ state: 'arrived', picture: answer.data });
    if (answer.failure.kind === 'refused' && answer.failure.code === 'editor/wrong_key') lock();
    return setUpload({ state: 'failed', failure: answer.failure });
  }

  function cancel() {
    way.current?.abort();
    setUpload({ state: 'none' });
  }

  return { upload, begin: (file: File) => void begin(file), cancel };
}
