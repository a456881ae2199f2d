import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue, Dropped } from '../fair-queue.ts';
import { clientOf } from './client-of.ts';
import { tooMany } from './rate-limit.ts';

/**
 * Passwords that are derived at the same time. Each takes a tenth of a second of one of the process's four threads, in which files
 * are read and pictures made as well: a crowd at the log-in must leave some to everybody else.
 */
const AT_ONCE = 2;
/** One address may have so many waiting: a class that logs in together. */
const PER_CLIENT = 64;
const WAITING = 1024;

export interface PasswordTurns {
  /** Does the work when it is the turn of whoever asks, address by address. Rejects with a refusal where too much waits. */
  wait<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T>;
  figures(): Record<string, number>;
}

/** What derives a password from what a visitor has typed, in turn. */
export function createPasswordTurns(): PasswordTurns {
  const queue = createFairQueue<void>({
    concurrency: AT_ONCE,
    heavyFrom: Number.POSITIVE_INFINITY,
    perClient: PER_CLIENT,
    total: WAITING,
  });
  let asked = 0;
  return {
    wait: (request, reply, work) =>
      new Promise((resolve, reject) => {
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        const asker = { client: clientOf(request.ip), cost: 1, signal: left.signal };
        asked += 1;
        queue
          .ask(String(asked), asker, () => work().then(resolve, reject))
          .catch((error: unknown) => reject(error instanceof Dropped ? tooMany() : error));
      }),
    figures: queue.figures,
  };
}
