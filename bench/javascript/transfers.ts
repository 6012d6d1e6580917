import type { CDPSession } from 'playwright';

/** Counts what a page fetches as it comes over the wire. */
export interface Transfers {
  /** Bytes of everything so far, with headers. */
  all: () => number;
  /** Bytes of all scripts so far, without their headers. */
  scripts: () => number;
  /** How many scripts there were so far. */
  files: () => number;
  /** Resolves once no request has been under way for half a second. */
  quiet: () => Promise<void>;
}

const silence = 500;
const interval = 50;

/** Begins to count. To be called before the page is opened. */
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
    // Stays open while somebody is signed in.
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
