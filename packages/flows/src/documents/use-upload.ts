import type { UploadProgress } from '@kermesse/api/client';
import { documentsUpload } from '@kermesse/api/documents-upload';
import { documentRule, refusalOf } from '@kermesse/api/schemas/upload';
import { useRequest } from '@kermesse/api/use-request';
import { useState } from 'react';
import { say, type ErrorMessage } from '../failures/failures.ts';

/** What became of the file that was chosen. */
export type Upload =
  | { state: 'none' }
  | { state: 'refused'; file: File; why: 'fileType' | 'fileSize' | 'fileEmpty' }
  | { state: 'sending'; file: File; progress: UploadProgress }
  | { state: 'failed'; file: File; error: ErrorMessage }
  | { state: 'sent'; file: File; path: string; name: string };

/** The ways of files the browser itself can filter by: application and text files (specification §5). */
export const accepted = documentRule.endings.map((ending) => `.${ending}`);

/** Uploads one file at a time: begins at once, tells how far it is, can be called off and tried again. */
export function useUpload() {
  const { send, cancel: abort } = useRequest();
  const [upload, setUpload] = useState<Upload>({ state: 'none' });

  async function begin(file: File) {
    abort();
    const why = refusalOf(file, documentRule);
    if (why !== undefined) {
      setUpload({ state: 'refused', file, why });
      return;
    }
    setUpload({ state: 'sending', file, progress: { sent: 0, total: file.size } });
    const result = await send((client, signal) => {
      const onProgress = (progress: UploadProgress) => {
        if (!signal.aborted) setUpload({ state: 'sending', file, progress });
      };
      return client.call(documentsUpload, { file, folder: 'documents' }, { signal, onProgress });
    });
    if (result === undefined) return;
    if (result.ok) setUpload({ state: 'sent', file, ...result.data.data });
    else setUpload({ state: 'failed', file, error: say('upload', result.failure) ?? {} });
  }

  function cancel() {
    abort();
    setUpload({ state: 'none' });
  }

  return { upload, begin: (file: File) => void begin(file), cancel };
}
