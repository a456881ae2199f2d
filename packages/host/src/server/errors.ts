import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drainBody } from './drain-body.ts';
import { escapeHtml } from './html.ts';
import { wantsJson } from './negotiation.ts';

/** An answer that ends a request: thrown by a surface, written by the error handler. */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly description: string;

  constructor(statusCode: number, description: string) {
    super(description);
    this.statusCode = statusCode;
    this.description = description;
  }
}

/** The platform's error body (contract §1.3): `message` is for machines, `description` for people. */
export interface ErrorBody {
  status: number | string;
  message: string;
  description: string;
  errors?: string | Record<string, string[] | string>;
}

const SENTENCES: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'This request is not allowed.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  413: 'The request body is larger than 1 MB.',
  414: 'The address is too long.',
  415: 'The body must be a form, multipart form data or JSON.',
  429: 'Too many requests. Please try again in a moment.',
  500: 'Something went wrong on our side. Nothing you did is lost; please try again.',
  503: 'The shop is busy. Please try again in a moment.',
};

/** Errors found before the body was read. */
const UNREAD: ReadonlySet<number> = new Set([413, 415]);

/** Answers every error with a clear body in the form that was asked for, and never with a stack. */
export function handleErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const status = statusOf(error);
    if (UNREAD.has(status)) await drainBody(request.raw);
    if (status >= 500) log(`${request.method} ${request.url.slice(0, 300)}: ${stackOf(error)}`);
    const description = error instanceof RequestError ? error.description : (SENTENCES[status] ?? SENTENCES[400] ?? '');
    return sendError(request, reply, status, description);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404, SENTENCES[404] ?? ''));
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  description: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  if (wantsJson(request) || request.url.startsWith('/cdn/')) {
    const body: ErrorBody = { status, message: description, description };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
  return reply.type('text/html; charset=utf-8').send(errorPage(status, description));
}

function errorPage(status: number, description: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${status}</title><style>body{font:17px/1.5 Georgia,serif;background:#f7f5f0;color:#1a1816;max-width:34rem;margin:20vh auto;padding:0 1.5rem}a{color:inherit}</style>
<main><h1>${status}</h1><p>${escapeHtml(description)}</p><p><a href="/">Back to the shop</a></p></main></html>`;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
