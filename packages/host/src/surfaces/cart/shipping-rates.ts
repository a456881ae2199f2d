import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestFields } from '../../gate/bodies.ts';
import { asText, type Fields, isFields } from '../../gate/brackets.ts';
import { cartToken } from '../../gate/cookies.ts';
import { countryOf, type Host } from '../../gate/host.ts';
import { priceCart } from '../../shop/cart/price-cart.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { shippingRates } from '../../shop/checkout/shipping-rates.ts';
import { shippingPrice } from '../../shop/checkout/totals.ts';
import { findCountry, findProvince } from '../../shop/markets/countries.ts';
import { marketOf, presentShop } from '../../shop/markets/markets.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';

type Where = { ok: true; country: string } | { ok: false; errors: Record<string, string[]> };

/** Shipping estimates of the cart page (docs/platform.md: shipping rates). Rates are known at once, so the asynchronous pair answers at once too. */
export function serveShippingRates(app: FastifyInstance, host: Host): void {
  app.post('/cart/prepare_shipping_rates.json', async (request, reply) => {
    const where = destination(requestFields(request), host.shop());
    return where.ok ? send(reply, 200, null) : send(reply, 422, where.errors);
  });
  for (const path of ['/cart/async_shipping_rates.json', '/cart/shipping_rates.json']) {
    app.get(path, (request, reply) => sendRates(host, request, reply));
  }
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

async function sendRates(host: Host, request: FastifyRequest, reply: FastifyReply) {
  const country = countryOf(host, request);
  const shop = presentShop(host.shop(), marketOf(host.shop(), country));
  const where = destination(requestFields(request), shop);
  if (!where.ok) return send(reply, 422, where.errors);
  const cart = await priceCart(host.store, await readCart(host.store, cartToken(request)), { country });
  const rates = cart.requiresShipping ? shippingRates(shop, where.country) : [];
  const body = rates.map((rate) => ({
    name: rate.title,
    presentment_name: rate.title,
    code: rate.title,
    price: (shippingPrice(cart, rate, { countryCode: where.country }) / 100).toFixed(2),
    markup: null,
    source: 'shopify',
    delivery_date: null,
    delivery_range: null,
    delivery_days: [],
    compare_price: null,
    phone_required: false,
    currency: shop.currency,
    carrier_identifier: null,
    delivery_category: null,
    using_merchant_account: null,
    carrier_service_id: null,
    description: null,
    api_client_id: null,
    requested_fulfillment_service_id: null,
    shipment_options: null,
    charge_items: null,
    has_restrictions: false,
    rating_classification: null,
    accepts_instructions: false,
  }));
  return send(reply, 200, { shipping_rates: body });
}

function destination(fields: Fields, shop: Shop): Where {
  const address = isFields(fields.shipping_address) ? fields.shipping_address : {};
  const country = findCountry(asText(address.country) ?? '');
  if (!country || !shop.countries.includes(country.code))
    return { ok: false, errors: { country: ['is not supported.'] } };
  const errors: Record<string, string[]> = {};
  const province = asText(address.province) ?? '';
  if (country.provinces.length > 0 && !findProvince(country, province)) errors.province = ['is not valid.'];
  if (!country.zipOptional && (asText(address.zip) ?? '').trim() === '') errors.zip = ['is not valid.'];
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, country: country.code };
}
