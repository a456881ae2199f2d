import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Addresses of this machine and network, where a proxy of ours stands: those that `trustProxy` means by these names. */
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

const isNear = (address: string): boolean => NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Numbers requests: a start of the process' own, then counted up. Behind a proxy (`hasProxy`) of this machine or network its
 * `x-request-id` is taken; from anybody else such a header is a text that somebody made up.
 */
export function createRequestIds(hasProxy: boolean): (request: IncomingMessage) => string {
  const start = randomBytes(5).toString('base64url');
  let count = 0;
  return ({ headers, socket }) => {
    const given = hasProxy ? headers['x-request-id'] : undefined;
    const { remoteAddress = '' } = socket;
    if (typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) && isNear(remoteAddress)) return given;
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
