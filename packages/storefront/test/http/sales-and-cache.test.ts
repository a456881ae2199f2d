import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtTheme } from '../demo-shop.ts';
import { serveDemoShop } from '../serve-demo-shop.ts';
import { visit } from '../visitor.ts';

// A shop of its own: what others buy meanwhile would be counted here.
let shop: Awaited<ReturnType<typeof serveDemoShop>>;
beforeAll(async () => {
  shop = await serveDemoShop(builtTheme());
});
afterAll(() => shop.close());

/** Where an answer came from: `hit`, `miss` or `private`. */
async function visitPage(path: string): Promise<{ from: string; html: string }> {
  const answer = await fetch(shop.origin + path, { redirect: 'manual' });
  const from = /^cache;desc="(\w+)"$/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? `${answer.status}`;
  return { from, html: await answer.text() };
}

/** Every page the sitemap names. */
async function sitemap(): Promise<string[]> {
  const read = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found);
  const parts = await Promise.all((await read(`${shop.origin}/sitemap.xml`)).map(read));
  return [...new Set(parts.flat().map((url) => new URL(url).pathname))];
}

const prefixed = (name: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}[${field}]`, value]));

/** Buys so many of the product's first variant, as a guest does, with the test gateway's good card. */
async function buy(handle: string, choose: (variant: { available: boolean }) => boolean, quantity: number) {
  const { ask, call, json } = visit(shop.origin);
  const { variants } = await json<{ variants: { id: number; available: boolean }[] }>(`/products/${handle}.js`);
  const id = variants.find(choose)?.id;
  expect((await call('/cart/add.js', { id, quantity })).status).toBe(200);
  const checkout = (await ask('/checkout')).headers.get('location');
  const address = {
    ...{ country: 'US', first_name: 'Ada', last_name: 'Vale', address1: '12 Mercer Street' },
    ...{ city: 'New York', province: 'NY', zip: '10013' },
  };
  const card = { number: '1', name: 'Ada Vale', expiry: '12/39', verification_value: '123' };
  const step = async (name: string, fields: Record<string, string>) => {
    const path = new URL(checkout ?? '', shop.origin).pathname.replace(/\/(information|shipping|payment)$/, '');
    const answer = await ask(`${path}/${name}`, { method: 'POST', body: new URLSearchParams(fields) });
    return answer.headers.get('location');
  };
  await step('information', { email: 'ada@vale.example', ...prefixed('shipping_address', address) });
  await step('shipping', { shipping_rate: 'standard' });
  expect(await step('payment', { billing: 'same', ...prefixed('card', card) })).toMatch(/thank_you$/);
}

test('a sale of plenty evicts the page that shows the number, one that sells out those that show the product', async () => {
  const paths = await sitemap();
  expect(paths.length).toBeGreaterThan(120);
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, (await visitPage(path)).html);
  const evicted = async () => {
    const found: string[] = [];
    for (const path of paths) if ((await visitPage(path)).from !== 'hit') found.push(path);
    return found;
  };
  expect(await evicted()).toEqual([]);

  for (const handle of ['supima-tee', 'ballet-flat', 'kitten-slingback', 'ribbed-knit-dress']) {
    await buy(handle, ({ available }) => available, 1);
    expect(await evicted()).toEqual([`/products/${handle}`]);
  }

  // One is left of the size that has any: then none.
  const before = await visit(shop.origin).json<{ available: boolean }>('/products/tall-boot.js');
  expect(before.available).toBe(true);
  for (;;) {
    const { variants } = await visit(shop.origin).json<{ variants: { available: boolean }[] }>(
      '/products/tall-boot.js',
    );
    if (!variants.some(({ available }) => available)) break;
    await buy('tall-boot', ({ available }) => available, 1);
  }
  const gone = await evicted();
  const showing = paths.filter((path) => /href="[^"]*\/products\/tall-boot[?"]/.test(pages.get(path) ?? ''));
  expect(showing.length).toBeGreaterThan(3);
  expect(gone).toEqual(expect.arrayContaining(['/products/tall-boot', ...showing]));
  expect(gone.length).toBeLessThan(paths.length / 5);
});
