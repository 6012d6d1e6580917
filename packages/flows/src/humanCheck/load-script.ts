import { trustedScript } from './trusted-script.ts';

/** How long a service may take, in milliseconds: as long as our own server. A person who has something to press has all the time. */
const patience = 15_000;

/** Rejects when an answer takes too long. */
export function inTime<T>(answer: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    AbortSignal.timeout(patience).addEventListener('abort', () => reject(new Error('no answer in time')));
    answer.then(resolve, reject);
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
      reject(new Error(`${address} did not come`));
    });
    document.head.append(script);
  });
}

const loading = new Map<string, Promise<void>>();

/**
 * Gives what a service's script brings, and loads it where it is not there yet. Rejects when it does not come, not in
 * time, or brings nothing (another page in its place, say), and may then be tried again.
 */
export async function fromScript<T>(address: string, brought: () => T | undefined): Promise<T> {
  const there = brought();
  if (there !== undefined) return there;
  const coming = loading.get(address) ?? inTime(load(address));
  loading.set(address, coming);
  try {
    await coming;
  } finally {
    loading.delete(address);
  }
  const come = brought();
  if (come === undefined) throw new Error(`${address} brought nothing`);
  return come;
}
