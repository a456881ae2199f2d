import { expect, test } from 'vitest';
import { demoShop } from './demo-shop.ts';

const shop = demoShop();

const titleOf = async (path: string) =>
  /<title>([^<]*)<\/title>/.exec(await (await fetch(shop.origin + path)).text())?.[1];

test.each([
  ["a merchant's own title that names the house", '/products/shearling-aviator', 'Shearling Aviator – Vitrine'],
  ['a title with the name in it', '/products/gift-card', 'Vitrine Gift Card'],
  ['any other', '/pages/contact', 'Contact – Vitrine'],
])('the name of the house stands once in %s', async (_, path, title) => expect(await titleOf(path)).toBe(title));

test('what was searched for is escaped once', async () =>
  expect(await titleOf(`/search?q=${encodeURIComponent('<b>&"x')}`)).toBe(
    'Search: 0 results found for &quot;&lt;b&gt;&amp;&quot;x&quot; – Vitrine',
  ));
