import type { ObjectScope } from './scope.ts';

const written = (scope: ObjectScope, query: URLSearchParams) => {
  query.delete('page');
  const text = query.toString();
  return text ? `${scope.path}?${text}` : scope.path;
};

/** The page's address with a filter value added; `page` starts again (contract §5.2). */
export function urlWith(scope: ObjectScope, param: string, value: string): string {
  const query = new URLSearchParams(scope.query);
  if (!valuesOf(query, param).includes(value)) query.append(param, value);
  return written(scope, query);
}

/** The page's address without one value of a filter, or without the filter. */
export function urlWithout(scope: ObjectScope, params: string[], value?: string): string {
  const query = new URLSearchParams(scope.query);
  for (const param of params) {
    const kept = value === undefined ? [] : valuesOf(query, param).filter((other) => other !== value);
    query.delete(param);
    for (const other of kept) query.append(param, other);
  }
  return written(scope, query);
}

function valuesOf(query: URLSearchParams, param: string): string[] {
  return query.getAll(param);
}
