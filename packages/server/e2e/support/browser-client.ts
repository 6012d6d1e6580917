import { createClient, type Client } from '@kermesse/api/client';
import { documentsUpload } from '@kermesse/api/documents-upload';

/** The upload client that the tests add to a page. */
export interface UploadBench {
  /** Uploads `bytes` bytes; returns the result and every progress event. `stopAt`: bytes after which it is aborted. */
  upload(
    bytes: number,
    options?: { stopAt?: number; name?: string },
  ): Promise<{ result: Awaited<ReturnType<Client['call']>>; progress: { sent: number; total: number }[] }>;
}

declare global {
  interface Window {
    startBench?: (apiKey: string, token: string) => UploadBench;
  }
}

window.startBench = (apiKey, token) => {
  const client = createClient({ apiKey, token: () => token, locale: () => 'en' });
  return {
    async upload(bytes, { stopAt, name = 'licence.pdf' } = {}) {
      const progress: { sent: number; total: number }[] = [];
      const abort = new AbortController();
      const file = new File(['%PDF-1.7\n', new Uint8Array(bytes).fill(97)], name);
      const result = await client.call(
        documentsUpload,
        { file, folder: 'documents' },
        {
          signal: abort.signal,
          onProgress: (event) => {
            progress.push(event);
            if (stopAt !== undefined && event.sent >= stopAt) abort.abort();
          },
        },
      );
      return { result, progress };
    },
  };
};
