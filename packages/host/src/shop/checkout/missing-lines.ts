import type { Tx } from '../../store/writer.ts';
import { shortages } from '../stock.ts';
import type { Id } from '../types.ts';
import type { PricedLine } from '../types-commerce.ts';

/** A line of which there are not as many pieces as it asks for. */
export interface MissingLine {
  key: string;
  /** `Slip Dress - Ink / S`. */
  name: string;
  wanted: number;
  /** Pieces there are; 0 where it is sold out or no longer sold. */
  available: number;
}

/** The lines that could not be had as asked for if they were bought now. */
export async function missingLines(tx: Tx, lines: readonly PricedLine[]): Promise<MissingLine[]> {
  const pieces = new Map<Id, number>();
  for (const line of lines) pieces.set(line.variantId, (pieces.get(line.variantId) ?? 0) + line.quantity);
  const missing = new Map((await shortages(tx, pieces)).map((shortage) => [shortage.variantId, shortage]));
  return lines.flatMap(({ key, variantId, product, variant, quantity }) => {
    const shortage = missing.get(variantId);
    const name = variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`;
    return shortage ? [{ key, name, wanted: quantity, available: shortage.available }] : [];
  });
}
