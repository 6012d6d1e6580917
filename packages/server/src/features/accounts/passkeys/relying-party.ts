import { isIP } from 'node:net';

/**
 * The site as passkeys know it: the host that they belong to, and the one origin that may ask for them. Undefined where
 * browsers allow no passkeys: under an IP address, and without TLS except on `localhost`.
 */
export function relyingPartyOf(origin: string): { id: string; origin: string } | undefined {
  const { hostname, protocol } = new URL(origin);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { id: hostname, origin };
}
