import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, visit } from '../visitor.ts';

const shop = demoShop();

const FORM = 'footer form.localization';

test.each([
  ['US', false],
  ['FR', true],
  ['GB', true],
  ['CH', true],
  ['JP', false],
])('visitors from %s are asked for consent: %s; a page sets no cookie of its own', async (country_code, asked) => {
  const visitor = visit(shop.origin);
  const page = await visitor.submit(await visitor.open('/pages/about'), FORM, { country_code }, 'Update');
  expect(JSON.parse(one(page, '#shopify-features').textContent).consent).toEqual({ asked, region: country_code });
  expect([...visitor.cookies.keys()]).toEqual(['localization']);
  // Asked by scripts alone: without them nothing tracks, and there is nothing to answer.
  expect(all(page, '.consent')).toEqual([]);
  expect(all(page, '[data-island="consent"]')).toHaveLength(1);
  expect(one(page, 'footer a[href="#cookie-preferences"]').closest('.needs-script')).not.toBeNull();
});

test('a popup comes on every page but the bag', async () => {
  const popups = async (path: string) => {
    const page = await visit(shop.origin).open(path);
    return JSON.parse(one(page, '[data-island="popups"] script').textContent).popups.length;
  };
  expect(await Promise.all(['/', '/products/column-slip-dress', '/cart', '/fr/cart'].map(popups))).toEqual([
    1, 1, 0, 0,
  ]);
});
