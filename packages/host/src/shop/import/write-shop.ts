import { insertAll } from '../../store/insert-all.ts';
import { toJson } from '../../store/json.ts';
import type { Tx } from '../../store/writer.ts';
import { normalCode } from '../gift-cards/gift-card-code.ts';
import { stableId } from '../stable-id.ts';
import { newToken } from '../tokens.ts';
import type { AddressFormat, ShopFormat } from './formats.ts';

function withId(address: AddressFormat, ...names: string[]) {
  return { id: stableId('address', ...names), ...address };
}

/** Writes the shop's own record and its locations. */
export async function writeShop(tx: Tx, shop: ShopFormat): Promise<void> {
  const { locations, discounts: _d, giftCards: _g, appProxies: _p, ...facts } = shop;
  const body = { id: stableId('shop', shop.permanentDomain), ...facts, address: withId(shop.address, 'shop') };
  await tx
    .insertInto('shop')
    .values({ id: body.id, body: toJson(body) })
    .execute();
  await insertAll(
    tx,
    'locations',
    locations.map((location, position) => {
      const id = stableId('location', location.name);
      return {
        id,
        position,
        name: location.name,
        body: toJson({ id, ...location, address: withId(location.address, location.name) }),
      };
    }),
  );
}

/** Writes gift cards that are new: balances are the shop's. */
export async function writeGiftCards(tx: Tx, shop: ShopFormat, now: string): Promise<void> {
  for (const card of shop.giftCards) {
    await tx
      .insertInto('gift_cards')
      .values({
        code: normalCode(card.code),
        token: newToken(),
        balance: card.balance,
        initial_value: card.balance,
        currency: shop.currency,
        expires_on: card.expiresOn,
        created_at: now,
        order_id: null,
        product_id: null,
        variant_id: null,
        recipient: null,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
  }
}
