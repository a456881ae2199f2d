import type { FastifyRequest } from 'fastify';

/** The query of a request, names decoded: `page[size]`. */
export const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, 'http://apps').searchParams;
