import type { Store } from '../../store/open.ts';
import { cachedCatalogue } from '../cart/cart-catalogue.ts';
import { translateProduct } from '../languages/translations.ts';
import { lineTitle } from './order-line.ts';
import type { Order } from './types-commerce.ts';

/**
 * An order in its buyer's language. Stored texts are in the shop's own language, for those who fulfil it; an item whose title has not
 * changed since gets its translated title, others stay as stored.
 */
export async function orderInLanguage(store: Store, order: Order, locale: string): Promise<Order> {
  const catalogue = cachedCatalogue(store);
  const { locales = [] } = (await catalogue.shop()) ?? {};
  const isForeign = locales.some(({ isoCode, primary }) => isoCode === locale && !primary);
  const translation = isForeign ? await catalogue.translation(locale) : null;
  if (!translation) return order;
  const products = await catalogue.productsOf(order.lines.map((line) => line.variantId));
  const { shippingRates = {} } = translation;
  return {
    ...order,
    shippingMethod: order.shippingMethod && {
      ...order.shippingMethod,
      title: shippingRates[order.shippingMethod.title] ?? order.shippingMethod.title,
    },
    lines: order.lines.map((line) => {
      const product = products.get(line.variantId);
      const variant = product?.variants.find(({ id }) => id === line.variantId);
      if (!product || !variant || lineTitle(product, variant) !== line.title) return line;
      const named = translateProduct(product, translation);
      const chosen = named.variants.find(({ id }) => id === line.variantId) ?? variant;
      return {
        ...line,
        title: lineTitle(named, chosen),
        productTitle: named.title,
        variantTitle: line.variantTitle === null ? null : chosen.title,
        options: named.options.map(({ name }, index) => ({ name, value: chosen.options[index] ?? '' })),
      };
    }),
  };
}
