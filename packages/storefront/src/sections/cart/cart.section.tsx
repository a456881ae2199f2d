import {
  defineSection,
  errorOf,
  formOf,
  imageUrl,
  type LineItemObject,
  maybe,
  metafield,
  type ProductObject,
  pluck,
  split,
  times,
} from '@vitrine/compiler';
import { cartViewOf } from '../../components/cart/cart-data.ts';
import { lineFactsOf } from '../../components/cart/line-facts.ts';
import { recommendedOf } from '../../components/cart/recommendations/recommended-data.ts';
import { CartPage } from './CartPage.tsx';
import { CartPageProps } from './cart.schema.ts';

/** What the merchant says goes with the newest line: where the platform's recommendations app stores it. */
const complementsOf = (line: LineItemObject) =>
  metafield<ProductObject[]>(line.product, 'shopify--discovery--product_recommendation', 'complementary_products');

export default defineSection({
  name: 't:names.cart',
  props: CartPageProps,
  hydrate: 'load',
  enabledOn: { templates: ['cart'] },
  data: ({ cart, settings }) => ({
    ...cartViewOf(settings),
    refused: errorOf(formOf('cart', cart), 'form') || null,
    count: cart.item_count,
    subtotal: cart.total_price,
    bagged: pluck(pluck(cart.items, 'product'), 'url'),
    complementary: maybe(cart.items[0], (newest) => complementsOf(newest)?.map(recommendedOf)) ?? [],
    complementary_urls:
      maybe(cart.items[0], (newest) => maybe(complementsOf(newest), (products) => pluck(products, 'url'))) ?? [],
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
      ...lineFactsOf(item),
      quantity: item.quantity,
      unit_price: item.final_price,
      price: item.final_line_price,
      cap: maybe(item.variant.compare_at_price, (price) => times(price, item.quantity)) ?? 0,
    })),
  }),
  view: CartPage,
});
