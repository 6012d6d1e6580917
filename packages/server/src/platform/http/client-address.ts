import { isIP, isIPv4 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}

/**
 * An address as limits count it: IPv4 as it is, IPv6 by its network of 64 bits, because one subscriber has them all.
 * What is no address counts as one.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain;
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : 'unknown';
}

/**
 * Where a request comes from. `X-Forwarded-For` is what anybody writes, so it counts only as far as our own proxies
 * wrote it: each adds the address it saw at the end, so behind `proxies` of them the visitor is that many from the end.
 *
 * @param remote the address of the connection itself.
 */
export function clientAddress(remote: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  if (proxies > 0 && forwardedFor !== undefined) {
    const written = forwardedFor.split(',').map((each) => each.trim());
    const address = written.at(-proxies);
    if (written.length >= proxies && address !== undefined && isIP(address) !== 0) return addressKey(address);
  }
  return addressKey(remote);
}
