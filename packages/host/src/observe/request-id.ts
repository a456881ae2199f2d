import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isNear } from '../http/trusted-proxies.ts';

/**
 * Creates request ids: a prefix for the process, then a counter. Behind a trusted proxy (`hasProxy`) its `x-request-id` is used; from any
 * other client the header is untrusted text.
 */
export function createRequestIds(hasProxy: boolean): (request: IncomingMessage) => string {
  const start = randomBytes(5).toString('base64url');
  let count = 0;
  return (request) => {
    // Headers are made readable when they are first looked at.
    const given = hasProxy ? request.headers['x-request-id'] : undefined;
    const { remoteAddress = '' } = request.socket;
    if (typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) && isNear(remoteAddress)) return given;
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
