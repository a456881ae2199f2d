import { defineSection, errorOf, formOf, imageUrl, maybe, number, pluck, split, times } from '@vitrine/compiler';
import { CartPageProps } from '@vitrine/contract';
import { bagOf } from '../../components/bag/bag-data.ts';
import { CartPage } from './CartPage.tsx';

export default defineSection({
  name: 't:names.cart',
  props: CartPageProps,
  hydrate: 'load',
  enabledOn: { templates: ['cart'] },
  data: ({ cart, settings }) => ({
    ...bagOf(settings),
    refused: errorOf(formOf('cart', cart), 'form') || null,
    count: cart.item_count,
    subtotal: cart.total_price,
    bagged: pluck(pluck(cart.items, 'product'), 'url'),
    lines: cart.items.map((item) => ({
      key: item.key,
      product_id: item.product_id,
      variant_id: item.variant_id,
      url: item.url,
      title: item.product.title,
      image: maybe(item.image, (picture) => imageUrl(picture, 240)),
      options: item.product.has_only_default_variant
        ? []
        : item.options_with_values.map((option) => ({ name: option.name, value: option.value })),
      properties: item.properties.map((property) => ({
        name: property[0],
        value: property[1],
        hidden: split(property[0], '_')[0] === '',
      })),
      preorder: item.properties._preorder === 'true',
      final_sale: item.properties._finalsale === 'true',
      sold_out: !item.variant.available,
      quantity: item.quantity,
      max: maybe(item.properties._inventory, (inventory) => number(inventory)) ?? 10,
      price: item.final_line_price,
      cap: maybe(item.variant.compare_at_price, (price) => times(price, item.quantity)) ?? 0,
    })),
  }),
  view: CartPage,
});
