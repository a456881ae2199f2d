import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('a network of IPv6 is one client, however many addresses it has', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('2001:DB8:0:0:1:2:3:4')).toBe('2001:db8:0:0');
  expect(networkOf('2001:db8:0001:2:ffff::1')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::192.0.2.1')).toBe('2001:db8:1:2');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('a')).toBe('a');
});
