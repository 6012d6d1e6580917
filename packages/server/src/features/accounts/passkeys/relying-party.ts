import { isIP } from 'node:net';

/**
 * Returns the site as a relying party of passkeys: the host that they belong to (`id`), and the only origin that may
 * request them. Undefined if browsers allow no passkeys: at an IP address, and without TLS except on `localhost`.
 */
export function relyingPartyOf(origin: string): { id: string; origin: string } | undefined {
  const { hostname, protocol } = new URL(origin);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { id: hostname, origin };
}
