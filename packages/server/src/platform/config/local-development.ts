import { isLocalHost } from './values.ts';

interface Settings {
  NODE_ENV: 'development' | 'production' | 'test';
  HOST: string;
  PUBLIC_URL?: string;
  TRUST_PROXY: number;
}

/** The variables through which other machines could reach this server, in the order of the settings table. */
export function openVariables({ HOST, PUBLIC_URL, TRUST_PROXY }: Settings): ('HOST' | 'PUBLIC_URL' | 'TRUST_PROXY')[] {
  return [
    ...(isLocalHost(HOST) ? [] : (['HOST'] as const)),
    ...(PUBLIC_URL === undefined || isLocalHost(new URL(PUBLIC_URL).hostname) ? [] : (['PUBLIC_URL'] as const)),
    ...(TRUST_PROXY === 0 ? [] : (['TRUST_PROXY'] as const)),
  ];
}

/**
 * Whether the configuration is for local development, so that only this machine reaches the server. A configuration
 * that is neither local development nor production fails at startup (`environment.ts`).
 */
export function isLocalDevelopment(settings: Settings): boolean {
  return settings.NODE_ENV !== 'production' && openVariables(settings).length === 0;
}

/** Whether a `Host` header names the local host: `localhost`, `127.0.0.1` or `[::1]`, with or without a port. */
const namesLocalHost = (host: string) => /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);

/** Headers that only proxies, tunnels and content delivery networks add. */
const proxyHeader =
  /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|true-client-ip|cf-.*)$/;

/**
 * Whether a request comes from the developer's own machine: the configuration is for local development, the request
 * names a local host, and no proxy forwarded it. Development features (the outbox, the demo accounts, the public keys,
 * the test human check, the identity provider) serve such requests only.
 */
export function isLocalDevelopmentRequest(
  settings: Settings,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
): boolean {
  if (!isLocalDevelopment(settings)) return false;
  const named = [headers.get('host'), new URL(url).host].filter((host) => host !== null);
  return named.every(namesLocalHost) && ![...headers.keys()].some((name) => proxyHeader.test(name));
}
