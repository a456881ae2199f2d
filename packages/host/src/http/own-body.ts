import type { FastifyReply } from 'fastify';
import { free } from '../images/free.ts';

/** Bytes below which the garbage collector is as good. */
const LARGE = 32 * 1024;

/**
 * A body made for this answer only: its memory is freed when the connection has taken it or was closed. Aborted slow readers would
 * otherwise leave theirs to a garbage collector that has no reason to run.
 */
export function ownBody(reply: FastifyReply, body: Buffer): Buffer {
  // By then no write is in flight: a response is closed after its last byte was taken, or after its socket was closed.
  if (body.length >= LARGE) reply.raw.once('close', () => free(body));
  return body;
}
