import type { LookProduct, SubmittedLine } from '@vitrine/contract';
import { lineProperties } from '../product/logic.ts';

/** The line that puts one piece of a variant into the bag; undefined where the product has no such variant to sell. */
export function lineOf(product: LookProduct, variantId: number): SubmittedLine | undefined {
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant?.available) return undefined;
  return { id: variant.id, quantity: 1, properties: lineProperties(variant, product.final_sale) };
}
