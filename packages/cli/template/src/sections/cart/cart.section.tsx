import { defineSection, image, maybe } from '@vitrine/compiler';
import { Cart } from './Cart.tsx';
import { CartProps } from './cart.schema.ts';

export default defineSection({
  name: 'Cart',
  props: CartProps,
  hydrate: 'load',
  enabledOn: { templates: ['cart'] },
  data: ({ cart }) => ({
    lines: cart.items.map((item) => ({
      key: item.key,
      url: item.url,
      title: item.product.title,
      variant: item.product.has_only_default_variant ? null : item.variant.title,
      picture: maybe(item.image, (picture) => image(picture, { width: 240, widths: [120, 240, 360], alt: '' })),
      quantity: item.quantity,
      price: item.final_line_price,
    })),
    total: cart.total_price,
  }),
  view: Cart,
});
