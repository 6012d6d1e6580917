import { trustedScript } from './trustedScript.ts';

const loading = new Map<string, Promise<void>>();

/** Loads a service's script once; rejects when it does not come, and may then be tried again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const made = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(address);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`${address} did not come`));
    });
    document.head.append(script);
  });
  loading.set(address, made);
  return made;
}
