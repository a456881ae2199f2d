import type { Tx } from '../../store/writer.ts';
import { shortages } from '../inventory/stock.ts';
import type { PricedLine } from '../orders/types-commerce.ts';
import type { Id } from '../types.ts';
import type { MissingLine } from './errors.ts';

/** Lines that would not be available as requested if they were bought now. */
export async function missingLines(tx: Tx, lines: readonly PricedLine[]): Promise<MissingLine[]> {
  const quantities = new Map<Id, number>();
  for (const line of lines) quantities.set(line.variantId, (quantities.get(line.variantId) ?? 0) + line.quantity);
  const missing = new Map((await shortages(tx, quantities)).map((shortage) => [shortage.variantId, shortage]));
  return lines.flatMap(({ key, variantId, product, variant, quantity }) => {
    const shortage = missing.get(variantId);
    const name = variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`;
    return shortage ? [{ key, name, wanted: quantity, available: shortage.available }] : [];
  });
}
