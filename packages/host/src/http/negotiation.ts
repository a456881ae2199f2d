import type { FastifyRequest } from 'fastify';

/** The platform's rule for JSON answers (docs/platform.md: cart API): by suffix, by `Accept`, or because a script asked. */
export function wantsJson(request: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  if (path.endsWith('.js') || path.endsWith('.json')) return true;
  if (request.headers['x-requested-with'] === 'XMLHttpRequest') return true;
  const accept = request.headers.accept ?? '';
  return accept.includes('json') || accept.includes('javascript');
}

/** `.js` answers are `text/javascript`, all others `application/json`; the body is JSON in both. */
export function jsonType(request: Pick<FastifyRequest, 'url'>): string {
  const path = request.url.split('?', 1)[0] ?? '';
  return path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8';
}
