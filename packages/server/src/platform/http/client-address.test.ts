import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress } from './client-address.ts';

describe('the client address', () => {
  it('ignores forwarded headers unless own proxies are in front', () => {
    expect(clientAddress('198.51.100.7', '203.0.113.9', 0)).toBe('198.51.100.7');
    expect(clientAddress('10.0.0.1', '203.0.113.9', 1)).toBe('203.0.113.9');
  });

  it('takes the address that the own proxies wrote, not one that the visitor wrote before', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  });

  it('falls back to the connection when the header is too short or has no valid address', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '', 1)).toBe('10.0.0.1');
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
  });

  it('identifies IPv6 by its network and mapped IPv4 as IPv4', () => {
    expect(addressKey('2001:db8:0:1:aaaa::1')).toBe(addressKey('2001:0DB8::1:bbbb:0:0:2'));
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressKey('2001:db8:0:2::1')).not.toBe(addressKey('2001:db8:0:1::1'));
    expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});
