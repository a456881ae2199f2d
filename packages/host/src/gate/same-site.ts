import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { isSameHost } from './location.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const ELSEWHERE = 'This request came from another site.';

/**
 * Refuses changes that another site's page sends with the shopper's cookies. Browsers state the origin of a request in `Sec-Fetch-Site` and
 * `Origin`; programs send neither, and carry nobody's cookies.
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string | null): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin, host } = request.headers;
  if (origin === undefined && site === undefined) return;
  if (origin !== undefined && (origin === publicOrigin || isSameHost(origin, host))) return;
  throw new RequestError(403, ELSEWHERE);
}

/** Which links may have side effects: links of the shop's own pages, or links from anywhere (mails, other sites). */
export type LinkChange = 'own links' | 'any link';

/** Headers that mark a request as a prefetch. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a browser fetches what its user may never open. */
export const isAheadOfTime = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  PURPOSES.some((name) => /^(?:prefetch|prerender|preview)\b/i.test(String(headers[name] ?? '')));

/**
 * For addresses that change something when they are opened: not ahead of time, not by `HEAD`, with which programs look where links lead, and
 * not from another site's link where that is not meant.
 */
export function refuseCarelessVisit(request: FastifyRequest, change: LinkChange): void {
  const { headers } = request;
  if (isAheadOfTime(request)) throw new RequestError(400, 'A change is not made ahead of time.');
  if (request.method === 'HEAD') throw new RequestError(405, 'A change is not made by HEAD.');
  const site = headers['sec-fetch-site'];
  if (change === 'own links' && (site === 'cross-site' || site === 'same-site')) throw new RequestError(403, ELSEWHERE);
}
