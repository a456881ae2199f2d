import { expect, test } from 'vitest';
import { clientOf } from './client-of.ts';

test('a network of IPv6 is one client, however many addresses it has', () => {
  expect(clientOf('192.0.2.1')).toBe('192.0.2.1');
  expect(clientOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(clientOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(clientOf('2001:DB8:0:0:1:2:3:4')).toBe('2001:db8:0:0');
  expect(clientOf('2001:db8:0001:2:ffff::1')).toBe('2001:db8:1:2');
  expect(clientOf('2001:db8:1:2::192.0.2.1')).toBe('2001:db8:1:2');
  expect(clientOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(clientOf('::1')).toBe('0:0:0:0');
  expect(clientOf('a')).toBe('a');
});
