import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue, Dropped } from '../fair-queue.ts';
import { clientOf } from './client-of.ts';
import { tooMany } from './rate-limit.ts';

/**
 * Passwords derived at the same time. Each takes 0.1 s of one of the process's four worker threads, which also read files and render
 * pictures: many log-ins must leave some to everybody else.
 */
const AT_ONCE = 2;
/** One address may have so many waiting: a class that logs in together. */
const PER_CLIENT = 64;
const WAITING = 1024;

export interface PasswordTurns {
  /** Runs the work when the address's turn comes. Rejects with a refusal when too much is pending. */
  wait<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T>;
  figures(): Record<string, number>;
}

/** Derives a key from a password a visitor has entered, in turn. */
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
