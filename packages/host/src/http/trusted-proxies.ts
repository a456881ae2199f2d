import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Addresses of this machine and of private networks, where a trusted proxy may be. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(network, bits, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

/** Whether a connection comes from this machine or a private network. */
export const isNear = (address: string): boolean => NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Which entries of `X-Forwarded-For` are trusted, counted from the connection itself (hop 0): as many as there are proxies. The next one is
 * the visitor's address; anything before it may be forged.
 */
export const trustedProxies =
  (proxies: number) =>
  (address: string, hop: number): boolean =>
    hop === 0 ? isNear(address) : hop < proxies;

/** The client address according to the proxies, before anything else of a request is known. */
export function askerBehind(proxies: number, { headers, socket }: IncomingMessage): string {
  const names = String(headers['x-forwarded-for'] ?? '').split(',');
  return names.at(-proxies)?.trim() || names[0]?.trim() || (socket.remoteAddress ?? '');
}
