import { useState } from 'react';
import type { Failure, Result } from '../../failures/failure.ts';
import { refusalOf, type UploadRule } from '../../schemas/uploads/upload.ts';
import type { CallOptions, Client } from '../client.ts';
import type { UploadProgress } from '../send-form.ts';
import { useRequest } from './use-request.ts';
import type { TaskOptions } from './use-task.ts';

/** The state of the chosen file. */
export type Upload<T> =
  | { state: 'none' }
  | { state: 'refused'; file: File; why: 'fileType' | 'fileSize' | 'fileEmpty' }
  | { state: 'sending'; file: File; progress: UploadProgress }
  | { state: 'failed'; file: File; failure: Failure }
  | { state: 'sent'; file: File; data: T };

/** Sends a file with the options of the call. */
type SendFile<T> = (client: Client, file: File, options: CallOptions) => Promise<Result<T>>;

/**
 * Uploads one file at a time. `begin` validates the file by the rule and sends it, in place of a pending upload.
 * `cancel` and, unless it is `lasting`, unmounting abort the upload.
 */
export function useUpload<T>(rule: UploadRule, sendFile: SendFile<T>, options?: TaskOptions) {
  const { send, cancel: abort } = useRequest(options);
  const [upload, setUpload] = useState<Upload<T>>({ state: 'none' });

  async function begin(file: File) {
    abort();
    const why = refusalOf(file, rule);
    if (why !== undefined) {
      setUpload({ state: 'refused', file, why });
      return;
    }
    setUpload({ state: 'sending', file, progress: { sent: 0, total: file.size } });
    const result = await send((client, signal) => {
      const onProgress = (progress: UploadProgress) => {
        if (!signal.aborted) setUpload({ state: 'sending', file, progress });
      };
      return sendFile(client, file, { signal, onProgress });
    });
    if (result === undefined) return;
    if (result.ok) setUpload({ state: 'sent', file, data: result.data });
    else setUpload({ state: 'failed', file, failure: result.failure });
  }

  function cancel() {
    abort();
    setUpload({ state: 'none' });
  }

  return { upload, begin: (file: File) => void begin(file), cancel };
}
