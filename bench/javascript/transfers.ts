import type { CDPSession } from 'playwright';

/** Counts the transferred bytes of a page. */
export interface Transfers {
  /** The bytes of all responses so far, with headers. */
  all: () => number;
  /** The bytes of all scripts so far, without headers. */
  scripts: () => number;
  /** The number of scripts so far. */
  files: () => number;
  /** Resolves when no request has been running for half a second. */
  quiet: () => Promise<void>;
}

const silence = 500;
const interval = 50;

/** Starts to count. Call this before the page is opened. */
export async function countTransfers(session: CDPSession): Promise<Transfers> {
  const headers = new Map<string, number>();
  const underway = new Set<string>();
  let all = 0;
  let bytes = 0;
  let files = 0;
  let last = performance.now();
  const finish = (id: string) => {
    underway.delete(id);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // This request stays open while a user is logged in.
    if (request.url.endsWith('/api/user-sessions/wait')) return;
    underway.add(requestId);
    last = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    const before = headers.get(requestId);
    if (before !== undefined) {
      bytes += encodedDataLength - before;
      files += 1;
    }
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId));
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });

  const quiet = () =>
    new Promise<void>((resolve) => {
      last = performance.now();
      const timer = setInterval(() => {
        if (underway.size > 0 || performance.now() - last < silence) return;
        clearInterval(timer);
        resolve();
      }, interval);
    });
  return { all: () => all, scripts: () => bytes, files: () => files, quiet };
}
