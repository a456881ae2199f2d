import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';

export interface RateLimit {
  /** Counts one try. Throws the 429 answer when the address has used up its tries. */
  count(request: FastifyRequest): void;
}

const MAX_ADDRESSES = 10_000;

/** At most `tries` in `windowMs` for each client address: for passwords, mails and payments. */
export function createRateLimit(tries: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const seen = new Map<string, { tries: number; until: number }>();
  return {
    count(request) {
      const time = now();
      const entry = seen.get(request.ip);
      if (!entry || entry.until <= time) {
        seen.delete(request.ip);
        for (const [address, old] of seen) {
          if (old.until > time && seen.size < MAX_ADDRESSES) break;
          seen.delete(address);
        }
        seen.set(request.ip, { tries: 1, until: time + windowMs });
        return;
      }
      entry.tries += 1;
      if (entry.tries > tries) throw new RequestError(429, 'Too many tries. Please wait a minute and try again.');
    },
  };
}
