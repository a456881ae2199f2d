import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';
import type { Id } from '../types.ts';
import type { OrderDraft } from './insert-order.ts';

/** What a gift card paid of an order. */
export interface GiftCardPart {
  cardId: Id;
  reference: string;
  cardLast4: string;
  /** Minor units of the order's currency. */
  paid: number;
  /** Of that, the amount refunded already or in progress. */
  back: number;
}

const IS_OF_GIFT_CARD = 'gift_card';

/** The gift cards that paid a part of an order, with what each can still get back (`left`). */
export async function giftCardParts(db: Kysely<Database>, orderId: Id): Promise<(GiftCardPart & { left: number })[]> {
  const rows = await db
    .selectFrom('transactions')
    .where('order_id', '=', orderId)
    .where('gateway', '=', IS_OF_GIFT_CARD)
    .where('status', 'in', ['success', 'pending'])
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind, reference, amount: paid, card_last4: cardLast4 }) => {
    const id = /^gift-card-(\d+)$/.exec(reference)?.[1];
    if (kind !== 'sale' || id === undefined) return [];
    const back = rows
      .filter((row) => row.kind === 'refund' && row.reference.startsWith(`${reference}-`))
      .reduce((sum, row) => sum + row.amount, 0);
    return [{ cardId: Number(id), reference, cardLast4, paid, back, left: paid - back }];
  });
}

/** The refund's transaction; its reference is new for every refund of the card. */
export function giftCardRefund(
  orderName: string,
  part: GiftCardPart,
  amount: number,
  status: 'pending' | 'success',
  createdAt: string,
): OrderDraft['transactions'][number] {
  return {
    kind: 'refund',
    status,
    gateway: IS_OF_GIFT_CARD,
    reference: `${part.reference}-refund-${orderName}-${part.back + amount}`,
    amount,
    cardBrand: '',
    cardLast4: part.cardLast4,
    createdAt,
  };
}

/**
 * Refunds `amount` (in the order's currency) to the card. A card is in the shop's own currency: of what it was charged, the same share is
 * refunded as of what it paid, so that a full refund of one is a full refund of the other, whatever was rounded in between.
 */
export async function creditGiftCard(tx: Tx, orderId: Id, part: GiftCardPart, amount: number): Promise<void> {
  const use = await tx
    .selectFrom('gift_card_uses')
    .where('order_id', '=', orderId)
    .where('gift_card_id', '=', part.cardId)
    .select('amount')
    .executeTakeFirst();
  if (!use) throw new Error(`Gift card ${part.cardId} paid nothing of order ${orderId}.`);
  const share = (back: number) => Math.round((use.amount * back) / part.paid);
  await tx
    .updateTable('gift_cards')
    .set((eb) => ({ balance: eb('balance', '+', share(part.back + amount) - share(part.back)) }))
    .where('id', '=', part.cardId)
    .execute();
}
