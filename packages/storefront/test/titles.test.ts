import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoShop, openDemoShop } from './demo-shop.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
}, 180_000);
afterAll(() => shop.close());

const titleOf = async (path: string) =>
  /<title>([^<]*)<\/title>/.exec(await (await fetch(shop.origin + path)).text())?.[1];

test.each([
  ["a merchant's own title that names the house", '/products/shearling-aviator', 'Shearling Aviator | Vitrine'],
  ['any other', '/pages/contact', 'Contact – Vitrine'],
])('the name of the house stands once in %s', async (_, path, title) => expect(await titleOf(path)).toBe(title));

test('what was searched for is escaped once', async () =>
  expect(await titleOf(`/search?q=${encodeURIComponent('<b>&"x')}`)).toBe(
    'Search: 0 results found for &quot;&lt;b&gt;&amp;&quot;x&quot; – Vitrine',
  ));
