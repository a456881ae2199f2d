import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { type ByteRange, FileBody } from '../images/file-body.ts';

/** A file, or a part of it, as the body of an answer. For HEAD nothing is read; the length set before stays. */
export function streamFor(request: FastifyRequest, file: string, range?: ByteRange): Readable {
  return request.method === 'HEAD' ? Readable.from([]) : new FileBody(file, range);
}
