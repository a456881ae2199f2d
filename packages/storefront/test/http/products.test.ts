import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, type Page, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const SLIP = '/products/column-slip-dress';
const open = (path: string) => visit(shop.origin).open(path);

test('every variant has an address, whose page has it chosen', { tags: ['route-9'] }, async () => {
  const { variants } = await visit(shop.origin).json<{ variants: { id: number; title: string }[] }>(`${SLIP}.js`);
  const last = variants.at(-1);
  const page = await open(`${SLIP}?variant=${last?.id}`);
  const chosen = all(page, 'form.buy input[type="radio"][checked]').map((radio) => radio.getAttribute('value'));
  expect(chosen.join(' / ')).toBe(last?.title);
});

test('a size guide leads with the sizes the piece is made in; those it is not made in stand below', async () => {
  const page = await open(SLIP);
  const measures = all(page, '.size-guide')[0];
  expect(textOf(measures?.querySelector('p'))).toBe('This piece is made in 0, 2, 4, 6, 8, 10, 12.');
  const sizes = [...(measures?.querySelectorAll('table') ?? [])].map((table) =>
    [...table.querySelectorAll('tbody')].map((body) => [...body.querySelectorAll('th')].map(textOf).join(' ')),
  );
  const led = ['0 2 4 6 8 10 12', '14'];
  expect(sizes).toEqual([led, led]);
  // Where no piece is looked at, all sizes are one table.
  expect(all(await open('/pages/size-guide'), 'tbody[data-sold]')).toEqual([]);
});

test('from a grid, search and recommendations a piece is opened in the color shown, with no size chosen', {
  tags: ['route-9', 'product-13'],
}, async () => {
  for (const path of ['/collections/dresses', '/search?type=product&q=slip', SLIP]) {
    const card = all(await open(path), '.card__link')[0]?.getAttribute('href') ?? '';
    expect(card, path).toMatch(/^\/collections\/all\/products\/[\w-]+\?variant=\d+$/);
    const page = await open(card);
    const groups = all(page, 'form.buy fieldset.option').map(
      (group) => group.querySelectorAll('input[checked]').length,
    );
    expect(groups, path).toEqual([1, ...groups.slice(1).map(() => 0)]);
    expect(textOf(one(page, 'form.buy .needs-script button[name="id"][disabled]')), path).toMatch(/^Choose a /);

    expect(one(page, 'link[rel="canonical"]').getAttribute('href')).not.toContain('/collections/');
  }
});

test('the first view of a product names its brand, where the shop sells several, its title and its price', {
  tags: ['product-1'],
}, async () => {
  const page = await open(SLIP);
  const hero = textOf(one(page, '.product__head'));
  expect(hero).toMatch(/^Oriel ?Column Slip Dress/);
  expect(hero).toContain('$495');
});

test('a product leads to related ones, and not to itself', { tags: ['product-10'] }, async () => {
  const page = await open(SLIP);
  expect(all(page, 'main h2').map(textOf)).toContain('Worn with');
  const links = all(page, '[data-island="related-products"] .card__link').map((link) => link.getAttribute('href'));
  // The merchant's list of what completes it, in its order, from the first paint.
  expect(links.map((link) => /products\/([\w-]+)/.exec(link ?? '')?.[1])).toEqual([
    'kitten-slingback',
    'half-moon-bag',
    'satin-lapel-tuxedo',
    'pearl-drop-earrings',
    'cashmere-wrap',
    'block-heel-sandal',
  ]);
  const others = all(await open('/products/gathered-maxi-dress'), '[data-island="related-products"] .card__link');
  expect(others).toHaveLength(8);
  for (const link of others.map((other) => other.getAttribute('href'))) {
    expect(link).toMatch(/^\/(collections\/[\w-]+\/)?products\//);
    expect(link).not.toContain('gathered-maxi-dress');
  }
});

test('without scripts delivery, the stores and sharing are there', async () => {
  const page = await open(SLIP);
  const store = all(page, '.store-stock a').find((link) => textOf(link) === 'New York');
  expect(store?.getAttribute('href')).toBe('/pages/stores#new-york');
  const mail = all(page, 'main a').find((link) => textOf(link) === 'By mail');
  expect(mail?.getAttribute('href')).toMatch(/^mailto:\?subject=Column%20Slip%20Dress/);
});

test('without scripts a piece that is gone says where to write', async () => {
  const words = one(await open('/products/brushed-mohair-sweater'), 'noscript p:has(a[href^="mailto:"])');
  expect(textOf(words)).toContain('Write to us, and we tell you when it is back');
});

test('without scripts a final sale goes along with the line', { tags: ['product-4'] }, async () => {
  const visitor = visit(shop.origin);
  const page = await visitor.open('/products/broderie-sundress');
  expect(textOf(one(page, 'main'))).toMatch(/Final sale: /);
  // With scripts too.
  const [live] = all(page, '[data-island="product"] > script[type="application/json"]');
  expect(JSON.parse(live?.textContent ?? '')).toMatchObject({ final_sale: true });
  const [size] = all(page, 'form.buy select[name="id"] option[value]:not([value=""]):not([disabled])');
  const line = { id: size?.getAttribute('value') ?? '' };
  expect((await visitor.submit(page, 'form.buy', line, 'Add to bag')).address).toBe('/cart');
  expect(await visitor.json('/cart.js')).toMatchObject({ items: [{ properties: { _finalsale: 'true' } }] });
});

test('without scripts three options are chosen one after the other, and the server answers each', async () => {
  const visitor = visit(shop.origin);
  const inForm = (page: Page, selector: string) => all(page, `form.buy noscript ${selector}`);
  const first = await visitor.open('/products/wide-leg-trouser');
  // Nothing can be added before there is a size.
  expect([inForm(first, 'select').length, inForm(first, 'button').length]).toEqual([0, 0]);
  const sizes = inForm(first, 'a.option__box').filter((link) => textOf(link) === '4');
  const second = await visitor.open(sizes[0]?.getAttribute('href') ?? '');
  expect(inForm(second, '[aria-current]').map(textOf)).toContain('4');
  const [select] = inForm(second, 'select');
  expect(select?.querySelector('option[selected]')?.getAttribute('value') ?? '').toBe('');
  const petite = [...(select?.querySelectorAll('option') ?? [])].find((one) => textOf(one).startsWith('Petite'));
  const line = { id: petite?.getAttribute('value') ?? '' };
  expect((await visitor.submit(second, 'form.buy', line)).address).toBe('/cart');
  const { items } = await visitor.json<{ items: { variant_title: string }[] }>('/cart.js');
  expect(items[0]?.variant_title).toMatch(/4 \/ Petite$/);
});

test('without scripts the address of a variant that is gone has no live button, and leads to the others', {
  tags: ['product-13', 'product-17'],
}, async () => {
  const { variants } = await visit(shop.origin).json<{ variants: { id: number; available: boolean }[] }>(`${SLIP}.js`);
  const gone = variants.find(({ available }) => !available);
  const page = await open(`${SLIP}?variant=${gone?.id}`);
  const buttons = all(page, 'form.buy noscript button');
  expect(buttons.map((button) => [textOf(button), button.hasAttribute('disabled')])).toEqual([['Sold out', true]]);
  expect(all(page, 'form.buy noscript a.option__box[href*="variant="]').length).toBeGreaterThan(3);
});

test('without scripts a gift card says what is wrong with its recipient', async () => {
  const visitor = visit(shop.origin);
  const page = await visitor.open('/products/gift-card');
  const [form] = all(page, 'form[action="/cart/add"]').filter((one) => textOf(one).includes('Send it as a gift'));
  const amount = all(page, 'form.buy select[name="id"] option')[1]?.getAttribute('value') ?? '';
  const gift = { id: amount, 'properties[__shopify_send_gift_card_to_recipient]': 'true' };
  const refused = await visitor.submit(page, form ?? '', gift, 'Add to bag');
  expect(refused.address).toMatch(/^\/products\/gift-card/);
  expect(textOf(one(refused, 'main [role="alert"]'))).toContain("Email can't be blank");
});

test('videos are hidden from the first byte on where the product is in the experiment', {
  tags: ['product-22'],
}, async () => {
  expect((await open(SLIP)).document.documentElement.getAttribute('data-videos')).toBe('hidden');
  const other = await open('/products/the-poplin-shirt');
  expect(other.document.documentElement.hasAttribute('data-videos')).toBe(false);
});
