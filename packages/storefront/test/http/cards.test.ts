import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const open = (path: string) => visit(shop.origin).open(path);

/** What the page was given to draw its cards from. */
interface CardData {
  available: boolean;
  preorder: boolean;
  counted: boolean;
  stock: number;
  discount: number;
}

function wantedBadges({ available, preorder, counted, stock, discount }: CardData): string[] {
  const lowStock = counted && stock < 10 ? ['Low Stock'] : [];
  const state = !available ? ['Waitlist'] : preorder ? ['Pre-Order'] : lowStock;
  return [...state, ...(discount > 0 ? [`${discount}% off`] : [])];
}

test('badges: Waitlist, Pre-Order, Low Stock under 10 pieces in all, the sale percentage', async () => {
  const seen = new Set<string>();
  for (const address of ['/collections/all', '/collections/all?page=2', '/collections/all?page=3']) {
    const page = await open(address);
    const shown = all(page, '.grid__product').map((card) => [...card.querySelectorAll('.card__badge')].map(textOf));
    const { items } = JSON.parse(one(page, '#collection-data').textContent) as { items: CardData[] };
    expect(shown).toEqual(items.map(wantedBadges));
    for (const badge of shown.flat()) seen.add(badge.replace(/^\d+/, ''));
  }
  expect([...seen].toSorted()).toEqual(['% off', 'Low Stock', 'Pre-Order', 'Waitlist']);
});

test('a sale is told where the merchant wants it, and its price everywhere', async () => {
  expect(all(await open('/collections/sale'), '.card__badge--sale').length).toBeGreaterThan(0);
  const linen = await open('/collections/linen');
  expect(all(linen, '.price__was').length).toBeGreaterThan(0);
  expect(all(linen, '.card__badge--sale')).toEqual([]);
});

test('a browser is asked to fetch a product when it is pointed at', async () => {
  const page = await open('/collections/dresses');
  const rules = JSON.parse(one(page, 'script[type="speculationrules"]').textContent);
  expect(rules.prefetch).toEqual([{ where: { selector_matches: '.card__link' }, eagerness: 'moderate' }]);
  for (const card of all(page, '.grid__product')) expect(card.querySelectorAll('a.card__link')).toHaveLength(1);
});

test('without scripts a swatch leads to its color', async () => {
  const card = all(await open('/collections/all'), '.grid__product')[0];
  const swatch = [...(card?.querySelectorAll('.card__swatch') ?? [])][1];
  const product = await open(swatch?.getAttribute('href') ?? '');
  expect(product.address).toMatch(/^\/collections\/all\/products\/.*\?variant=\d+$/);
  expect(all(product, 'form.buy input[type="radio"][checked]').map((radio) => radio.getAttribute('value'))).toContain(
    swatch?.getAttribute('title'),
  );
  expect(all(product, 'form.buy [data-option="1"] input[checked]')).toEqual([]);
});
