import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Id } from '../../shop/types.ts';
import { type ObjectScope, once } from '../scope.ts';
import { productById } from './product.ts';

interface Subject {
  scope: ObjectScope;
  /** Null: not requested yet. */
  asked: { productId: Id; limit: number; intent: 'related' | 'complementary' } | null;
}

function products({ scope, asked }: Subject): Drop[] {
  if (!asked) return [];
  const ids = scope.rows.get('recommendations', `${asked.productId}:${asked.limit}:${asked.intent}`) ?? [];
  return ids.flatMap((id) => productById(scope, id) ?? []);
}

const recommendationsDrop = defineDrop<Subject>({
  kind: 'recommendations',
  fields: {
    performed: ({ asked }) => asked !== null,
    'performed?': ({ asked }) => asked !== null,
    products,
    products_count: (subject) => products(subject).length,
    intent: ({ asked }) => asked?.intent ?? null,
  },
});

/** `recommendations`: performed on `/recommendations/products?product_id=` alone (docs/platform.md: recommendations). */
export function recommendationsObject(scope: ObjectScope): Drop {
  return once(scope, 'recommendations', () => {
    const productId = Number(scope.address.parameter('product_id'));
    const limit = Number.parseInt(scope.address.parameter('limit') ?? '10', 10);
    const performed = scope.pageType === 'recommendations' && Number.isSafeInteger(productId) && productId > 0;
    const intent = scope.address.parameter('intent') === 'complementary' ? 'complementary' : 'related';
    return recommendationsDrop({
      scope,
      asked: performed
        ? { productId, limit: Number.isNaN(limit) ? 10 : Math.min(10, Math.max(1, limit)), intent }
        : null,
    });
  });
}
