import { isIPv6 } from 'node:net';

/**
 * What limits count as one client: an IPv4 address, or the first 64 bits of an IPv6 address, which is what one subscriber has.
 * `2001:db8::1` → `2001:db8:0:0`; `::ffff:192.0.2.1` → `192.0.2.1`.
 */
export function clientOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = ip.replace(/%.*$/, '');
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A trailing IPv4 address counts as two groups.
  const used = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - used).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
