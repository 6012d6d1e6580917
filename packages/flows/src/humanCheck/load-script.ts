import { trustedScript } from './trusted-script.ts';

/** The timeout of a service, in milliseconds, the same as for our own server. An interactive challenge has none. */
const serviceTimeout = 15_000;

/** Rejects when a promise does not settle within the timeout of a service. */
export function withTimeout<T>(promise: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    AbortSignal.timeout(serviceTimeout).addEventListener('abort', () =>
      reject(new Error(`The service did not respond within ${serviceTimeout} ms.`)),
    );
    promise.then(resolve, reject);
  });
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(address);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${address} could not be loaded.`));
    });
    document.head.append(script);
  });
}

const loading = new Map<string, Promise<void>>();

/**
 * Returns the global object that a service's script defines, and loads the script when needed. Rejects when the script
 * fails to load, times out, or does not define the object (such as another page in its place). Then the caller can
 * retry.
 */
export async function loadGlobal<T>(address: string, read: () => T | undefined): Promise<T> {
  const known = read();
  if (known !== undefined) return known;
  const pending = loading.get(address) ?? withTimeout(load(address));
  loading.set(address, pending);
  try {
    await pending;
  } finally {
    loading.delete(address);
  }
  const loaded = read();
  if (loaded === undefined) throw new Error(`The script ${address} does not define the expected global object.`);
  return loaded;
}
