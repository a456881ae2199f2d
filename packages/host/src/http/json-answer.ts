import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonType } from './negotiation.ts';

/** Sends JSON with the type of the path's suffix. Public catalogue answers may be cached for a short time. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: unknown, status = 200): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type(jsonType(request)).send(JSON.stringify(body));
}

/** The platform's error body of the JSON surfaces. */
export function sendJsonError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  description: string,
): FastifyReply {
  return sendJson(request, reply, { status, message, description }, status);
}

/** A whole number within its bounds from a query; the fallback when it is missing or no number. */
export function boundedNumber(text: string | null | undefined, fallback: number, min: number, max: number): number {
  if (text === null || text === undefined || !/^\d{1,9}$/.test(text)) return fallback;
  return Math.min(Math.max(Number(text), min), max);
}
