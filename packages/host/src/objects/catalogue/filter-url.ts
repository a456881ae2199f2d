import type { ObjectScope } from '../scope.ts';

/** Tells whether a whole text is one value of the filter, comma and all (`Cotton, linen`). */
export type IsValue = (text: string) => boolean;
const noneHasComma: IsValue = (text) => !text.includes(',');

/** The values an address has for a filter: repeated parameters, or comma lists (docs/platform.md: filtering). */
export function filterValues(query: URLSearchParams, param: string, isValue: IsValue = noneHasComma): string[] {
  return query.getAll(param).flatMap((text) =>
    isValue(text) || !text.includes(',')
      ? [text]
      : text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
  );
}

const written = (scope: ObjectScope, query: URLSearchParams) => {
  query.delete('page');
  const text = query.toString();
  return text ? `${scope.path}?${text}` : scope.path;
};

/** The page's address with a filter value added; `page` starts again (docs/platform.md: filtering). */
export function urlWith(scope: ObjectScope, param: string, value: string, isValue?: IsValue): string {
  const query = new URLSearchParams(scope.query);
  if (!filterValues(query, param, isValue).includes(value)) query.append(param, value);
  return written(scope, query);
}

/** The page's address without one value of a filter, or without the filter. What is not in it stays as it was written. */
export function urlWithout(scope: ObjectScope, params: string[], value?: string, isValue?: IsValue): string {
  const query = new URLSearchParams(scope.query);
  for (const param of params) {
    const before = filterValues(query, param, isValue);
    if (value !== undefined && !before.includes(value)) continue;
    query.delete(param);
    if (value === undefined) continue;
    for (const other of before) if (other !== value) query.append(param, other);
  }
  return written(scope, query);
}
