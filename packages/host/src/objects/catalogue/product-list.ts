import { type Drop, type ListDrop, listDrop } from '@vitrine/liquid';
import type { ProductQuery } from '../../shop/catalogue/types-products.ts';
import type { ObjectScope } from '../scope.ts';
import { productById } from './product.ts';

const lists = new WeakMap<ObjectScope, Map<string, ListDrop>>();

/** The lazy list of a query's products. One query is one list per render, so that `paginate` narrows it for every reader. */
export function productList(scope: ObjectScope, query: ProductQuery): ListDrop {
  const known = lists.get(scope) ?? new Map<string, ListDrop>();
  lists.set(scope, known);
  const name = JSON.stringify({ ...query, offset: 0, limit: 0 });
  const list = known.get(name) ?? makeList(scope, query);
  known.set(name, list);
  return list;
}

function makeList(scope: ObjectScope, query: ProductQuery): ListDrop {
  let total: number | undefined;
  const page = (offset: number, limit: number) =>
    scope.rows.get('products', JSON.stringify({ ...query, offset, limit }));
  return listDrop({
    kind: 'products',
    count: () => {
      total ??= page(0, 0)?.total;
      return total ?? 0;
    },
    slice: (offset, limit) => {
      const products = page(offset, limit);
      if (!products) return [];
      total ??= products.total;
      return products.ids.flatMap((id): Drop[] => {
        const product = productById(scope, id);
        return product ? [product] : [];
      });
    },
  });
}
