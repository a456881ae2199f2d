import fc from 'fast-check';
import { expect, it } from 'vitest';
import { urlWith, urlWithout } from './filter-url.ts';
import type { ObjectScope } from './scope.ts';

const scope = (query: URLSearchParams): ObjectScope =>
  Object.assign(Object.create(null), { path: '/collections/silk', query });
const queryOf = (url: string) => new URL(url, 'http://shop.test').searchParams;

const param = fc.constantFrom('filter.v.option.color', 'filter.v.price.gte', 'filter.p.tag', 'sort_by', 'q');
const query = fc
  .array(fc.tuple(param, fc.string({ minLength: 1 })), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs));

it('adds and removes any value, keeps the rest, and starts paging again', () => {
  fc.assert(
    fc.property(query, param, fc.string({ minLength: 1 }), (before, name, value) => {
      before.append('page', '3');
      const added = queryOf(urlWith(scope(before), name, value));
      expect(added.getAll(name)).toContain(value);
      expect(added.has('page')).toBe(false);
      const removed = queryOf(urlWithout(scope(added), [name], value));
      expect(removed.getAll(name)).toEqual(before.getAll(name).filter((other) => other !== value));
      for (const other of new Set(before.keys())) {
        if (other !== 'page' && other !== name) expect(removed.getAll(other)).toEqual(before.getAll(other));
      }
    }),
  );
});
