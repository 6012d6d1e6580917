import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipKey, clientIp } from './client-ip.ts';

describe('the client’s IP address', () => {
  it('ignores forwarded headers unless own proxies are in front', () => {
    expect(clientIp('198.51.100.7', '203.0.113.9', 0)).toBe('198.51.100.7');
    expect(clientIp('10.0.0.1', '203.0.113.9', 1)).toBe('203.0.113.9');
  });

  it('takes the address that the own proxies wrote, not one that the visitor wrote before', () => {
    expect(clientIp('10.0.0.1', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientIp('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  });

  it('takes an address with a port or in brackets', () => {
    expect(clientIp('10.0.0.1', '1.1.1.1:80, 203.0.113.9:51234', 1)).toBe('203.0.113.9');
    for (const written of ['[2001:db8::1]:443', '[2001:db8::1]', '2001:db8::1'])
      expect(clientIp('10.0.0.1', written, 1)).toBe('2001:db8:0:0::/64');
    for (const wrong of ['[unknown]:443', 'unknown:80', '[]', '203.0.113.9:'])
      expect(clientIp('10.0.0.1', wrong, 1)).toBe('10.0.0.1');
  });

  it('falls back to the connection when the header is too short or has no valid address', () => {
    expect(clientIp('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1');
    expect(clientIp('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientIp('10.0.0.1', '', 1)).toBe('10.0.0.1');
    expect(clientIp(undefined, undefined, 0)).toBe('unknown');
  });

  it('identifies IPv6 by its network and mapped IPv4 as IPv4', () => {
    expect(ipKey('2001:db8:0:1:aaaa::1')).toBe(ipKey('2001:0DB8::1:bbbb:0:0:2'));
    expect(ipKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(ipKey('2001:db8:0:2::1')).not.toBe(ipKey('2001:db8:0:1::1'));
    expect(ipKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(ipKey('::1')).toBe('0:0:0:0::/64');
    expect(ipKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(ipKey('::1:2:3:192.0.2.1')).toBe('0:0:0:1::/64');
  });

  it('identifies every way to write an IPv6 address as the same network', () => {
    const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xff_ff }));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const short = groups.map((each) => each.toString(16));
        const network = `${short.slice(0, 4).join(':')}::/64`;
        const padded = short.map((each) => each.padStart(4, '0').toUpperCase()).join(':');
        expect(ipKey(short.join(':'))).toBe(network);
        expect(ipKey(padded)).toBe(network);
        // A URL writes the longest row of zeros as `::`.
        expect(ipKey(new URL(`http://[${padded}]`).hostname.slice(1, -1))).toBe(network);
      }),
    );
  });
});
