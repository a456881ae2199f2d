import { type Drop, defineDrop } from '@vitrine/liquid';
import type { GiftCard } from '../../shop/orders/types-commerce.ts';
import { productById } from '../catalogue/product.ts';
import { variantObject } from '../catalogue/variant.ts';
import type { ObjectScope } from '../scope.ts';
import { centsIn } from '../shop/money.ts';

interface Subject {
  scope: ObjectScope;
  card: GiftCard;
}

const recipientDrop = defineDrop<NonNullable<GiftCard['recipient']>>({
  kind: 'recipient',
  fields: { name: (row) => row.name, nickname: (row) => row.name, email: (row) => row.email },
  print: (row) => row.name,
});

/** The gift card of its own page (docs/platform.md: routes). */
export const giftCardDrop: (subject: Subject) => Drop = defineDrop<Subject>({
  kind: 'gift_card',
  fields: {
    balance: ({ scope, card }) => centsIn(scope, card.balance, card.currency),
    initial_value: ({ scope, card }) => centsIn(scope, card.initialValue, card.currency),
    code: ({ card }) => card.code,
    last_four_characters: ({ card }) => card.code.slice(-4),
    currency: ({ card }) => card.currency,
    enabled: ({ card }) => card.enabled,
    expired: ({ card }) => card.expiresOn !== null && Date.parse(card.expiresOn) < Date.now(),
    expires_on: ({ card }) => card.expiresOn,
    message: ({ card }) => card.recipient?.message ?? null,
    recipient: ({ card }) => (card.recipient ? recipientDrop(card.recipient) : null),
    send_on: ({ card }) => card.mailAt,
    customer: () => null,
    url: ({ scope, card }) => `${scope.rootUrl}gift_cards/${scope.shop.id}/${card.token}`,
    qr_identifier: ({ card }) => `shopify-giftcard-v1-${card.code}`,
    pass_url: () => null,
    template_suffix: () => '',
    properties: () => ({}),
    product: ({ scope, card }) => (card.productId === null ? null : productById(scope, card.productId)),
    variant: ({ scope, card }) => {
      const product = card.productId === null ? null : scope.rows.get('product', card.productId);
      const variant = product?.variants.find((candidate) => candidate.id === card.variantId);
      return product && variant ? variantObject(scope, product, variant) : null;
    },
  },
  print: ({ card }) => card.code,
});
