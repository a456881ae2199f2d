import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { addressDrop } from '../commerce/address.ts';
import { metafieldsObject } from '../content/metafields.ts';
import { metaobjectsObject } from '../content/metaobjects.ts';
import { policyByHandle, policyObjects } from '../content/policy.ts';
import { type ObjectScope, once } from '../scope.ts';
import { brandDrop } from './brand.ts';
import { currencyDrop } from './currency.ts';
import { activeLocale, localeObjects } from './shop-locale.ts';

const nothing = defineDrop<string[]>({
  kind: 'features',
  lookup: (known, key) => (known.includes(key) ? false : null),
});

/** A visitor sent to the log-in from the checkout may continue as a guest: the checkout never requires an account. */
const checkoutFeatures = defineDrop<boolean>({ kind: 'features', fields: { guest_login: (offered) => offered } });
const isForCheckout = (query: URLSearchParams): boolean =>
  /^(\/[a-z]{2}(-[a-z]{2})?)?\/checkout(s|\b)/i.test(query.get('return_to') ?? query.get('checkout_url') ?? '');

const policy = (handle: string) => (scope: ObjectScope) => {
  const row = policyByHandle(scope, handle);
  return row.kind === 'empty' ? null : row;
};
const terms = (scope: ObjectScope) => scope.rows.get('terms', '') ?? { tags: [], types: [], vendors: [] };

const enabledCurrencies = (shop: Shop) =>
  [...new Set([shop.own?.currency ?? shop.currency, ...(shop.markets ?? []).map(({ currency }) => currency)])].sort();

const shopDrop = defineDrop<ObjectScope>({
  kind: 'shop',
  fields: {
    id: ({ shop }) => shop.id,
    name: ({ shop }) => shop.name,
    description: ({ shop }) => shop.description,
    email: ({ shop }) => shop.email,
    phone: ({ shop }) => shop.phone,
    url: ({ origin }) => origin,
    secure_url: ({ origin }) => origin,
    domain: ({ shop }) => shop.domain,
    permanent_domain: ({ shop }) => shop.permanentDomain,
    address: (scope) => addressDrop({ scope, address: scope.shop.address }),
    // The shop's own currency; the visitor pays in the one of `cart` and of `localization.country`.
    currency: ({ shop }) => shop.own?.currency ?? shop.currency,
    enabled_currencies: ({ shop }) => enabledCurrencies(shop).map(currencyDrop),
    money_format: ({ shop }) => shop.moneyFormat,
    money_with_currency_format: ({ shop }) => shop.moneyWithCurrencyFormat,
    taxes_included: ({ shop }) => shop.taxesIncluded,
    customer_accounts_enabled: ({ shop }) => shop.customerAccounts !== 'disabled',
    customer_accounts_optional: ({ shop }) => shop.customerAccounts === 'optional',
    password_message: ({ shop }) => shop.passwordMessage,
    enabled_payment_types: ({ shop }) => shop.paymentTypes,
    published_locales: localeObjects,
    enabled_locales: localeObjects,
    locale: activeLocale,
    policies: policyObjects,
    refund_policy: policy('refund-policy'),
    shipping_policy: policy('shipping-policy'),
    privacy_policy: policy('privacy-policy'),
    terms_of_service: policy('terms-of-service'),
    subscription_policy: policy('subscription-policy'),
    vendors: (scope) => terms(scope).vendors,
    types: (scope) => terms(scope).types,
    search_types: () => ['product', 'article', 'page'],
    products_count: (scope) => scope.rows.get('counts', '')?.products ?? 0,
    collections_count: (scope) => scope.rows.get('counts', '')?.collections ?? 0,
    accepts_gift_cards: () => true,
    brand: (scope) => brandDrop({ scope, brand: scope.shop.brand }),
    metafields: (scope) => metafieldsObject(scope, scope.shop.metafields),
    metaobjects: metaobjectsObject,
    // Used by themes, though undocumented (docs/platform.md: objects): what this host does not offer is plainly false.
    features: () => nothing(['login_with_shop_classic_customer_accounts?', 'follow_on_shop?']),
    checkout: ({ query }) => checkoutFeatures(isForCheckout(query)),
  },
  print: ({ shop }) => shop.name,
  json: ({ shop, origin }) => ({
    name: shop.name,
    domain: shop.domain,
    url: origin,
    currency: shop.own?.currency ?? shop.currency,
  }),
});

export const shopObject = (scope: ObjectScope): Drop => once(scope, 'shop', () => shopDrop(scope));
