import { client } from '../timing.ts';

/** The products that are bought, in turn: their stock is not counted. */
export const PRODUCTS: readonly string[] = Array.from({ length: 20 }, (_, index) => `bench-tee-${index + 1}`);

const ADDRESS: Readonly<Record<string, string>> = {
  country: 'US',
  first_name: 'Ada',
  last_name: 'Vale',
  address1: '12 Mercer Street',
  city: 'New York',
  province: 'NY',
  zip: '10013',
};
const CARD = {
  billing: 'same',
  'card[number]': '1',
  'card[name]': 'Ada Vale',
  'card[expiry]': '12/39',
  'card[verification_value]': '123',
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What shoppers do, over connections that stay open. */
export interface Shoppers {
  /** One page, compressed, as a browser asks for it. */
  page(path: string): Promise<void>;
  /** A piece into the bag of a shopper; every fifth begins a new bag. */
  add(index: number): Promise<void>;
  /** From an empty bag to a paid order: six requests. */
  order(index: number): Promise<void>;
  close(): void;
}

/** @throws where an answer is not what a shopper expects: a figure of errors is none. */
export async function createShoppers(url: string, connections: number): Promise<Shoppers> {
  const http = client(url, connections);
  const cookies = new Map<number, string>();
  const ids = await Promise.all(
    PRODUCTS.map(async (handle): Promise<number> => {
      const { body } = await http.send(`/products/${handle}.js`);
      return JSON.parse(body.toString()).variants[0].id;
    }),
  );

  const cookieOf = (headers: { 'set-cookie'?: string[] | undefined }, known: string): string => {
    const jar = new Map(known.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair]));
    for (const set of headers['set-cookie'] ?? []) {
      const pair = set.split(';')[0] ?? '';
      jar.set(pair.split('=')[0] ?? '', pair);
    }
    return [...jar.values()].filter(Boolean).join('; ');
  };

  async function addFor(cookie: string, index: number): Promise<string> {
    const answer = await http.send('/cart/add.js', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ id: ids[index % ids.length], quantity: 1 }),
    });
    if (answer.status !== 200) throw new Error(`add answered ${answer.status}: ${answer.body.toString()}`);
    return cookieOf(answer.headers, cookie);
  }

  async function form(path: string, cookie: string, fields: Record<string, string>, leadsTo: string): Promise<void> {
    const answer = await http.send(path, {
      method: 'POST',
      headers: { ...FORM, cookie },
      body: new URLSearchParams(fields).toString(),
    });
    if (!answer.headers.location?.endsWith(leadsTo))
      throw new Error(`${path} answered ${answer.status} ${answer.headers.location ?? ''}`);
  }

  return {
    async page(path) {
      const { status } = await http.send(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    },
    async add(index) {
      const shopper = Math.floor(index / 5);
      cookies.set(shopper, await addFor(cookies.get(shopper) ?? '', index));
    },
    async order(index) {
      const cookie = await addFor('', index);
      const begun = await http.send('/checkout', { headers: { cookie } });
      const path = /\/checkouts\/[\w-]+/.exec(begun.headers.location ?? '')?.[0];
      if (path === undefined) throw new Error(`/checkout answered ${begun.status}`);
      const address = Object.fromEntries(
        Object.entries(ADDRESS).map(([name, value]) => [`shipping_address[${name}]`, value]),
      );
      await form(`${path}/information`, cookie, { email: `buyer${index}@example.com`, ...address }, '/shipping');
      await form(`${path}/shipping`, cookie, { shipping_rate: 'standard' }, '/payment');
      await form(`${path}/payment`, cookie, CARD, '/thank_you');
    },
    close: () => http.close(),
  };
}
