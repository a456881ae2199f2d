import { z } from 'zod';
import type { GiftCard } from '../shop/types-commerce.ts';
import type { Store } from '../store/open.ts';

const Recipient = z.object({ email: z.string().catch(''), name: z.string().catch(''), message: z.string().catch('') });

/** The gift card whose page has this token, or null. */
export async function giftCardByToken(store: Store, token: string): Promise<GiftCard | null> {
  if (token === '') return null;
  const row = await store.db.selectFrom('gift_cards').where('token', '=', token).selectAll().executeTakeFirst();
  if (!row) return null;
  const recipient = row.recipient === null ? null : Recipient.safeParse(JSON.parse(row.recipient));
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
    recipient: recipient?.success ? recipient.data : null,
    createdAt: row.created_at,
  };
}
