import { isIPv4, isIPv6 } from 'node:net';

/** The first six bytes of an IPv6 address in hexadecimal groups: `2001:db8:1`. */
function firstGroups(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - groups.length - after.length : 0;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The network of an IP address, truncated for logs: `192.0.2.0/24`, `2001:db8:1::/48`. Empty for an invalid address. An IPv4 address inside
 * IPv6 (`::ffff:192.0.2.7`) counts as IPv4.
 */
export function shortAddress(address: string): string {
  const text = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(text)) return `${text.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIPv6(text)) return `${firstGroups(text)}::/48`;
  return '';
}
