import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drainBody } from '../http/drain-body.ts';
import { escapeHtml } from '../http/html.ts';
import { wantsJson } from '../http/negotiation.ts';
import { StoreError } from '../store/store-error.ts';
import { errorTexts } from './error-texts.ts';
import type { RequestLocale } from './locale.ts';

/** An answer that ends a request: thrown by a surface, written by the error handler. */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly description: string;

  /** Language of the description. */
  readonly language: string;

  constructor(statusCode: number, description: string, language = 'en') {
    super(description);
    this.statusCode = statusCode;
    this.description = description;
    this.language = language;
  }
}

/** The platform's error body (docs/platform.md: cart/add): `message` is for machines, `description` for people. */
export interface ErrorBody {
  status: number | string;
  message: string;
  description: string;
  errors?: string | Record<string, string[] | string>;
}

/** Errors found before the body was read. */
const UNREAD: ReadonlySet<number> = new Set([413, 415]);

/** Where a request is, as far as its error page has to know. */
export type Whereabouts = Pick<RequestLocale, 'locale' | 'rootUrl'>;

const AT_HOME: Whereabouts = { locale: 'en', rootUrl: '/' };

/**
 * Answers every error with a clear body in the requested format, never with a stack. `failed` is called for faults; `of` returns the locale
 * of a page.
 */
export function handleErrors(
  app: FastifyInstance,
  failed: (request: FastifyRequest, error: unknown) => void,
  of: (request: FastifyRequest) => Whereabouts = () => AT_HOME,
): void {
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const status = statusOf(error);
    if (UNREAD.has(status)) await drainBody(request.raw);
    // What a surface throws on purpose is an answer, and no fault.
    // The store reports by itself when it begins to refuse, and not for each request.
    if (status >= 500 && !(error instanceof RequestError || error instanceof StoreError)) failed(request, error);
    if (error instanceof StoreError) reply.header('retry-after', String(error.retryAfter));
    const at = of(request);
    return sendError(request, reply, status, describe(error, status, wantsPage(request) ? at.locale : 'en'), at);
  });
  app.setNotFoundHandler((request, reply) => {
    const at = of(request);
    return sendError(request, reply, 404, describe(null, 404, wantsPage(request) ? at.locale : 'en'), at);
  });
}

/** The error's own description where it has one in this language, else the text for its status. Programs get English. */
function describe(error: unknown, status: number, locale: string): string {
  const { language, sentences, store } = errorTexts(locale);
  if (error instanceof StoreError) return store[error.fault];
  const isForPeople = error instanceof RequestError && (error.language === language || language === 'en');
  return isForPeople ? error.description : (sentences[status] ?? sentences[400] ?? '');
}

const wantsPage = (request: FastifyRequest) => !wantsJson(request) && !request.url.startsWith('/cdn/');

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  description: string,
  at: Whereabouts = AT_HOME,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  if (!wantsPage(request)) {
    const body: ErrorBody = { status, message: description, description };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
  return reply.type('text/html; charset=utf-8').send(errorPage(status, description, at));
}

function errorPage(status: number, description: string, { locale, rootUrl }: Whereabouts): string {
  const { language, back } = errorTexts(locale);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(description.replace(/\.$/, ''))} – ${status}</title><style>body{font:17px/1.5 Georgia,serif;background:#f7f5f0;color:#1a1816;max-width:34rem;margin:20vh auto;padding:0 1.5rem}a{color:inherit}</style>
<main><h1>${status}</h1><p>${escapeHtml(description)}</p><p><a href="${escapeHtml(rootUrl)}">${back}</a></p></main></html>`;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
