import { ERRORS_HEADER } from '@vitrine/contract/editor/preview.ts';

/** What Liquid reported of a page, by its answer's headers. */
export function reportedErrors(headers: Headers): readonly string[] {
  try {
    const errors: unknown = JSON.parse(decodeURIComponent(headers.get(ERRORS_HEADER) ?? '[]'));
    return Array.isArray(errors) ? errors.map(String) : [];
  } catch {
    return [];
  }
}
