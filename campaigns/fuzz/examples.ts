import { addressFields, prefixed } from '../shopping.ts';
import type { Visitor } from '../visitor.ts';
import type { Route } from './routes.ts';
import { pathPattern } from './routes.ts';

/** What is real in the running shop: addresses that its pages name, and the products' ids. */
export interface Known {
  /** Paths with their queries. */
  paths: readonly string[];
  handles: readonly string[];
  variants: readonly number[];
}

/** A valid request before it is sent by someone: `{checkout}`, `{address}` … stand for what the visitor has. */
export interface Example {
  method: string;
  path: string;
  /** Fields of a form; bracketed names as the platform's forms have them. */
  fields?: Record<string, string>;
}

const SEEDS = ['/', '/collections/all', '/search?q=silk', '/cart', '/blogs', '/sitemap.xml', '/account/login', '/fr'];

/** Reads the products and follows the links of a few pages. */
export async function discover(visitor: Visitor): Promise<Known> {
  const body = async (path: string) => (await visitor.get(path))?.body.toString() ?? '';
  const { products = [] }: { products?: { handle: string; variants: { id: number }[] }[] } = JSON.parse(
    (await body('/products.json?limit=50')) || '{}',
  );
  const handles = products.map(({ handle }) => handle);
  const paths = new Set(SEEDS);
  const follow = async (path: string) => {
    for (const [, found = ''] of (await body(path)).matchAll(/(?:href|src|srcset|action|<loc>)(?:="|)([^"<\s]+)/g)) {
      const local = found.replaceAll('&amp;', '&').replace(/^(?:https?:)?\/\/localhost:\d+/, '');
      if (/^\/(?!\/)/.test(local)) paths.add(local.replace(/#.*/, ''));
    }
  };
  for (const path of SEEDS) await follow(path);
  for (const kind of ['/products/', '/collections/', '/blogs/', '/pages/']) {
    for (const path of [...paths].filter((one) => one.startsWith(kind)).slice(0, 4)) await follow(path);
  }
  return {
    paths: [...paths],
    handles,
    variants: products.flatMap(({ variants }) => variants.map(({ id }) => id)),
  };
}

const PHONE = { phone: '+12125550100' };

/** Fields of the posts, by the end of the route. */
const FIELDS: readonly [RegExp, Record<string, string>][] = [
  [/\/cart\/add/, { id: '{variant}', quantity: '1', 'properties[Engraving]': 'A.V.', sections: 'header' }],
  [/\/cart\/change/, { line: '1', quantity: '2', 'properties[Engraving]': 'B' }],
  [
    /\/cart(\/update|$)/,
    { 'updates[{variant}]': '2', note: 'ring twice', 'attributes[gift]': 'yes', discount: 'WELCOME10' },
  ],
  [/shipping_rates/, prefixed('shipping_address', { country: 'US', province: 'NY', zip: '10013' })],
  [/\/information$/, { email: '{email}', ...addressFields('shipping_address', PHONE) }],
  [/\/shipping$/, { shipping_rate: 'standard' }],
  [/\/code$/, { code: 'WELCOME10' }],
  [
    /\/payment$/,
    { billing: 'same', ...prefixed('card', { number: '1', name: 'Ada', expiry: '12/39', verification_value: '123' }) },
  ],
  [
    /\/account$/,
    prefixed('customer', {
      email: '{email}',
      password: 'a good password',
      first_name: 'Ada',
      'note][birthday': '02/03/1990',
    }),
  ],
  [/\/login$/, { ...prefixed('customer', { email: '{email}', password: 'a good password' }), checkout_url: '/cart' }],
  [/\/recover$/, { email: '{email}' }],
  [
    /\/(reset|activate)$/,
    { id: '1', token: 'x', ...prefixed('customer', { password: 'another one', password_confirmation: 'another one' }) },
  ],
  [
    /\/account\/password$/,
    prefixed('customer', {
      current_password: 'a good password',
      password: 'a good password',
      password_confirmation: 'a good password',
    }),
  ],
  [
    /\/profile$/,
    {
      ...prefixed('customer', { first_name: 'Ada', phone: '+12125550100', accepts_marketing: '1' }),
      return_to: '/account',
    },
  ],
  [/\/addresses/, { ...addressFields('address', PHONE), 'address[default]': '1' }],
  [
    /\/contact$/,
    { form_type: 'contact', ...prefixed('contact', { name: 'Ada', email: '{email}', body: 'Is it silk?' }) },
  ],
  [/\/comments$/, prefixed('comment', { author: 'Ada', email: '{email}', body: 'Lovely.' })],
  [/\/localization$/, { country_code: 'FR', language_code: 'fr', return_to: '/collections/all' }],
  [/\/password$/, { password: 'vitrine' }],
];

/** What stands for a parameter where no page names an address of the route. */
const PARAMETERS: Record<string, string> = {
  handle: '{handle}',
  token: '{checkout}',
  id: '{address}',
  code: 'WELCOME10',
  family: 'instrument_sans_n4',
  number: '1',
  '*': 'x',
};

/** Valid requests to one route: every real address that it serves (50 at most), or one put together from its parameters. */
export function examplesOf(route: Route, known: Known): Example[] {
  const pattern = pathPattern(route.url);
  const isParameter = /[:*]/.test(route.url);
  const real = isParameter ? known.paths.filter((path) => pattern.test(path.split('?')[0] ?? '')).slice(0, 50) : [];
  const made = route.url.replace(
    /:(\w+)|\*/g,
    (_all, name: string | undefined) => PARAMETERS[name ?? '*'] ?? '{handle}',
  );
  const fields = FIELDS.find(([end]) => end.test(route.url))?.[1];
  const withFields = fields !== undefined && !['GET', 'HEAD'].includes(route.method) ? { fields } : {};
  return [made, ...real].map((path) => ({ method: route.method, path, ...withFields }));
}
