import { editorPictureUpload } from '@kermesse/api/editor-picture-upload';
import type { Result } from '@kermesse/api/failure';
import { pictureRule } from '@kermesse/api/schemas/uploads/upload';
import { useUpload } from '@kermesse/api/use-upload';
import { useEffect, useEffectEvent } from 'react';
import { useServer } from '../../server/ServerContext.tsx';
import type { UploadedPicture } from '../../server/editor-client.ts';

const noServer: Result<never> = { ok: false, failure: { kind: 'aborted' } };

/** Uploads one picture at a time to the server. */
export function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
  const { server } = useServer();
  const { upload, begin, cancel } = useUpload(
    pictureRule,
    async (_client, file, options) => (await server?.call(editorPictureUpload, { file }, options)) ?? noServer,
  );
  // Calls the callback of the latest render: other parts of the field may have changed meanwhile.
  const notify = useEffectEvent(onUploaded);
  useEffect(() => {
    if (upload.state === 'sent') notify(upload.data);
  }, [upload]);

  return { upload, begin, cancel };
}
