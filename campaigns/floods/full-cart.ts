import type { Visitor } from '../visitor.ts';

/** Lines of the fullest bag, and characters that a shopper has written on each. */
const LINES = 500;
const TEXT = 64;

/** Gives the visitor the fullest bag there is. Rejects where the host does not take it. */
export async function fillCart(visitor: Visitor, variant: number): Promise<void> {
  const items = Array.from({ length: LINES }, (_, line) => ({
    id: variant,
    quantity: 1,
    properties: { engraving: `${line}`.padEnd(TEXT, 'x') },
  }));
  const answer = await visitor.json('/cart/add.js', { items });
  if (answer?.status !== 200) throw new Error(`A bag of ${LINES} lines was answered ${answer?.status ?? 'nothing'}.`);
}
