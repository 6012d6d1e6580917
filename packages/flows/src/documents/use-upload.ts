import type { Result, UploadProgress } from '@kermesse/api/client';
import { useApi } from '@kermesse/api/client-context';
import { documentsUpload } from '@kermesse/api/documents-upload';
import { documentRule, refusalOf } from '@kermesse/api/schemas/upload';
import { useEffect, useRef, useState } from 'react';
import { say, type ErrorMessage } from '../failures/failures.ts';

/** What became of the file that was chosen. */
export type Upload =
  | { state: 'none' }
  | { state: 'refused'; file: File; why: 'fileType' | 'fileSize' | 'fileEmpty' }
  | { state: 'sending'; file: File; progress: UploadProgress }
  | { state: 'failed'; file: File; error: ErrorMessage }
  | { state: 'sent'; file: File; path: string; name: string };

type Uploaded = Result<{ data: { path: string; name: string } }>;

/** The ways of files the browser itself can filter by: application and text files (specification §5). */
export const accepted = documentRule.endings.map((ending) => `.${ending}`);

/** Uploads one file at a time: begins at once, tells how far it is, can be called off and tried again. */
export function useUpload() {
  const loadClient = useApi();
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const underWay = useRef<AbortController>(undefined);

  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File, signal: AbortSignal): Promise<Uploaded> {
    try {
      const client = await loadClient();
      const onProgress = (progress: UploadProgress) => {
        if (!signal.aborted) setUpload({ state: 'sending', file, progress });
      };
      return await client.call(documentsUpload, { file, folder: 'documents' }, { signal, onProgress });
    } catch {
      return { ok: false, failure: { kind: 'offline' } };
    }
  }

  async function begin(file: File) {
    underWay.current?.abort();
    const why = refusalOf(file, documentRule);
    if (why !== undefined) {
      setUpload({ state: 'refused', file, why });
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    setUpload({ state: 'sending', file, progress: { sent: 0, total: file.size } });
    const result = await send(file, controller.signal);
    if (controller.signal.aborted) return;
    if (result.ok) {
      setUpload({ state: 'sent', file, ...result.data.data });
      return;
    }
    setUpload({ state: 'failed', file, error: say('upload', result.failure) ?? {} });
  }

  function cancel() {
    underWay.current?.abort();
    setUpload({ state: 'none' });
  }

  return { upload, begin: (file: File) => void begin(file), cancel };
}
