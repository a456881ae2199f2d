import type { Kysely, Selectable } from 'kysely';
import { fromJson, toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import { mailTime, recipientOf } from '../cart/recipient.ts';
import type { GiftCard, OrderLine } from '../orders/types-commerce.ts';
import { newToken } from '../tokens.ts';
import type { Id } from '../types.ts';
import { newGiftCardCode, normalCode } from './gift-card-code.ts';

function ofRow(row: Selectable<Database['gift_cards']>): GiftCard {
  return {
    id: row.id,
    code: row.code,
    token: row.token,
    balance: row.balance,
    initialValue: row.initial_value,
    currency: row.currency,
    enabled: row.enabled === 1,
    expiresOn: row.expires_on,
    orderId: row.order_id,
    productId: row.product_id,
    variantId: row.variant_id,
    recipient: row.recipient === null ? null : fromJson<NonNullable<GiftCard['recipient']>>(row.recipient),
    createdAt: row.created_at,
    mailAt: row.mail_at,
    mailOrigin: row.mail_origin,
  };
}

/** Whether money can be taken from a card now. */
export function isSpendable(card: GiftCard, now: Date): boolean {
  return (
    card.enabled && card.balance > 0 && (card.expiresOn === null || card.expiresOn >= now.toISOString().slice(0, 10))
  );
}

/** In the order of the ids. */
export async function giftCardsByIds(db: Kysely<Database>, ids: readonly Id[]): Promise<GiftCard[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('gift_cards').where('id', 'in', oneOf(ids)).selectAll().execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(ofRow));
}

export async function giftCardByCode(db: Kysely<Database>, code: string): Promise<GiftCard | null> {
  const row = await db.selectFrom('gift_cards').where('code', '=', normalCode(code)).selectAll().executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** The card of the page `/gift_cards/{shop}/{token}`. */
export async function giftCardByToken(store: Store, token: string): Promise<GiftCard | null> {
  const row = await store.db.selectFrom('gift_cards').where('token', '=', token).selectAll().executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** The cards an order issued, for its mail. */
export async function giftCardsOfOrder(db: Kysely<Database>, orderId: Id): Promise<GiftCard[]> {
  const rows = await db.selectFrom('gift_cards').where('order_id', '=', orderId).selectAll().orderBy('id').execute();
  return rows.map(ofRow);
}

/** Notes that a card's mail is written. */
export async function giftCardMailed(tx: Tx, id: Id, now: Date): Promise<void> {
  await tx.updateTable('gift_cards').set({ mailed_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Keeps where the links of a later mail lead. */
export async function keepMailOrigin(tx: Tx, id: Id, origin: string): Promise<void> {
  await tx.updateTable('gift_cards').set({ mail_origin: origin }).where('id', '=', id).execute();
}

/** Takes money from a card; false where it holds less than that by now. */
export async function spendGiftCard(tx: Tx, cardId: Id, orderId: Id, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_cards')
    .set((eb) => ({ balance: eb('balance', '-', amount) }))
    .where('id', '=', cardId)
    .where('enabled', '=', 1)
    .where('balance', '>=', amount)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await tx.insertInto('gift_card_uses').values({ gift_card_id: cardId, order_id: orderId, amount }).execute();
  return true;
}

/** One card for each unit of a gift-card line; `worth` is in minor units. */
export async function issueGiftCards(
  tx: Tx,
  line: OrderLine,
  orderId: Id,
  value: { worth: number; currency: string },
  now: string,
): Promise<void> {
  const recipient = recipientOf(line.properties);
  const mailAt = mailTime(line.properties)?.toISOString() ?? null;
  for (let piece = 0; piece < line.quantity; piece += 1) {
    await tx
      .insertInto('gift_cards')
      .values({
        code: newGiftCardCode(),
        token: newToken(),
        balance: value.worth,
        initial_value: value.worth,
        currency: value.currency,
        expires_on: null,
        order_id: orderId,
        product_id: line.productId,
        variant_id: line.variantId,
        recipient: recipient && toJson({ email: recipient.email, name: recipient.name, message: recipient.message }),
        created_at: now,
        mail_at: mailAt,
      })
      .execute();
  }
}
