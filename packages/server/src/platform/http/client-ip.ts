import { isIP, isIPv4 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Returns the eight groups of an IPv6 address in lower case, without leading zeros and the zone. */
const groupsOf = (ip: string) =>
  expandIPv6(ip.split('%', 1)[0] ?? '')
    .split(':')
    .map((group) => Number.parseInt(group, 16).toString(16));

/**
 * Returns an IP address as rate limits count it: IPv4 in full, IPv6 as its /64 network, because one subscriber has all
 * of it. All invalid addresses count as one.
 */
export function ipKey(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const unmapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(unmapped)) return unmapped;
  return isIP(unmapped) === 6 ? `${groupsOf(unmapped).slice(0, 4).join(':')}::/64` : 'unknown';
}

/** Removes the brackets and the port of an address: some proxies write `192.0.2.1:80` or `[2001:db8::1]:443`. */
const withoutPort = (written: string) => written.replace(/^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2');

/**
 * Returns the client's IP address of a request, as rate limits count it. Anybody can write `X-Forwarded-For`, so only
 * the part that our own proxies wrote counts: each appends the address it saw, so behind `proxies` of them the visitor
 * is that many from the end.
 *
 * @param remote the address of the connection.
 */
export function clientIp(remote: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  if (proxies > 0 && forwardedFor !== undefined) {
    const addresses = forwardedFor.split(',').map((each) => each.trim());
    const ip = withoutPort(addresses.at(-proxies) ?? '');
    if (addresses.length >= proxies && isIP(ip) !== 0) return ipKey(ip);
  }
  return ipKey(remote);
}
