import { createStallTimer } from './stall-timer.ts';

/** The progress of an upload, in bytes of the whole request. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** A form to send. */
export interface FormRequest {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds without progress until the request times out. */
  timeout: number;
  onProgress?: (progress: UploadProgress) => void;
}

/** The outcome of a form request: a response of any status, or none. */
export type FormResponse =
  | { kind: 'response'; status: number; headers: Headers; text: string }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'aborted' };

/**
 * How many times the timeout the server may take to respond after it has received everything: it re-encodes pictures
 * and unpacks archives, one after the other.
 */
const checkingFactor = 4;

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  return headers;
}

/**
 * Sends a form by XMLHttpRequest, the only API with which every browser reports upload progress (fetch can do so over
 * HTTP/2 only). The timeout restarts with each progress event, so that a slow connection does not time out. The server
 * has more time to check the file.
 */
export function sendForm({ url, form, headers, signal, timeout, onProgress }: FormRequest): Promise<FormResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (response: FormResponse) => {
      stop();
      signal?.removeEventListener('abort', abort);
      resolve(response);
    };
    const abort = () => {
      end({ kind: 'aborted' });
      request.abort();
    };
    const { restart, stop } = createStallTimer(timeout, () => {
      end({ kind: 'timeout' });
      request.abort();
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restart();
      onProgress?.({ sent: loaded, total });
    });
    request.upload.addEventListener('load', () => restart(checkingFactor * timeout));
    request.addEventListener('progress', () => restart());
    request.addEventListener('load', () => {
      end({ kind: 'response', status: request.status, headers: headersOf(request), text: request.responseText });
    });
    request.addEventListener('error', () => end({ kind: 'offline' }));
    signal?.addEventListener('abort', abort);
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}
