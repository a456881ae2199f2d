import type { CallFailure } from './call-failure.ts';
import { type Call, request } from './request.ts';
import type { Result } from './result.ts';

/** HTML of one section, seen from the page at `url` (docs/platform.md: section rendering). A section that does not exist is a status failure (404). */
export function fetchSection(
  url: string,
  id: string,
  call: Pick<Call, 'signal'> = {},
): Promise<Result<string, CallFailure>> {
  const address = new URL(url, 'http://page.invalid');
  address.searchParams.set('section_id', id);
  const relative = /^https?:/.test(url) ? address.href : address.pathname + address.search;
  return request(relative, call);
}
