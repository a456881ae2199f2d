import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isNear } from '../http/trusted-proxies.ts';

/**
 * Numbers requests: a start of the process' own, then counted up. Behind a proxy (`hasProxy`) of this machine or network its
 * `x-request-id` is taken; from anybody else such a header is a text that somebody made up.
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
