import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, shortened } from './network.ts';

test('B7 all addresses of one IPv6 /64 are one caller, however they are spelled; other networks are others', () => {
  for (const address of ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff:0:0:9', '2001:db8:1:2::1%eth0'])
    expect(networkOf(address)).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const isSame = networkOf(one) === networkOf(other);
      expect(isSame).toBe(shortened(one) === shortened(other) && isSame);
    }),
  );
});

test('B7 an IPv4 address is one caller by itself, also inside of IPv6', () => {
  for (const address of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '64:ff9b::203.0.113.7',
  ])
    expect(networkOf(address)).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.8')).toBe('203.0.113.8');
});

test('PR-02 what is kept of an address names no household', () => {
  expect(shortened('::ffff:203.0.113.7')).toBe('203.0.113.0/24');
  expect(shortened('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(shortened('unknown')).toBe('');
});
