import type { FastifyReply } from 'fastify';
import type { FileStoreAway } from '../file-store/file-store.ts';
import { RequestError } from '../gate/errors.ts';

/** The answer to who needs the object store while it is away. */
export function storeAway(reply: FastifyReply, { retryAfter }: FileStoreAway): RequestError {
  reply.header('retry-after', retryAfter);
  return new RequestError(503, 'The store of the files does not answer. Please try again in a moment.');
}
