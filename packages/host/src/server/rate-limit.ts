import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';

export interface RateLimit {
  /**
   * Counts one try at `subject` (an email address, a checkout). Throws the 429 answer when the client has used up its
   * tries. By subject too, because behind a proxy every shopper has the same address.
   */
  count(request: FastifyRequest, subject: string): void;
}

const MAX_KEPT = 10_000;

/** At most `tries` in `windowMs` for each client address and subject: for passwords, mails and payments. */
export function createRateLimit(tries: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const seen = new Map<string, { tries: number; until: number }>();
  return {
    count(request, subject) {
      const time = now();
      const key = `${request.ip} ${subject.slice(0, 300)}`;
      const entry = seen.get(key);
      if (!entry || entry.until <= time) {
        seen.delete(key);
        for (const [oldest, old] of seen) {
          if (old.until > time && seen.size < MAX_KEPT) break;
          seen.delete(oldest);
        }
        seen.set(key, { tries: 1, until: time + windowMs });
        return;
      }
      entry.tries += 1;
      if (entry.tries > tries) throw new RequestError(429, 'Too many tries. Please wait a minute and try again.');
    },
  };
}
