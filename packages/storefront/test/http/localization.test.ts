import { formatMoney } from '@vitrine/compiler/view.ts';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, type Page, textOf, visit } from '../visitor.ts';

const shop = demoShop();

/** Country, currency and language, in the footer of every page (docs/platform.md: forms, routes). */

const SLIP = '/products/column-slip-dress';
const FORM = 'footer form.localization';

test('one visitor’s country is not another’s: pages that are cached never mix', async () => {
  const japanese = visit(shop.origin);
  const there = await japanese.submit(await japanese.open(SLIP), FORM, { country_code: 'JP' }, 'Update');
  expect([there.address, textOf(one(there, 'main'))]).toEqual([SLIP, expect.stringContaining('¥75,000')]);
  const other = textOf(one(await visit(shop.origin).open(SLIP), 'main'));
  expect(other).toContain('$495');
  expect(other).not.toContain('¥75');
});

test('without scripts country and language are a form with a button', async () => {
  const visitor = visit(shop.origin);
  const fields = { country_code: 'GB', language_code: 'fr' };
  const page = await visitor.submit(await visitor.open(SLIP), FORM, fields, 'Update');
  expect(page.address).toBe(`/fr${SLIP}`);
  expect(page.document.documentElement.lang).toBe('fr');
  expect(textOf(one(page, '.product__price .price'))).toBe('395 £');
  const country = one(page, `${FORM} select[name="country_code"]`);
  expect(textOf(one(page, `label[for="${country.getAttribute('id')}"]`))).toBe('Pays et devise');
  expect(textOf(country.querySelector('option[selected]'))).toBe('Royaume-Uni (GBP £)');
  expect(textOf(one(page, `${FORM} button`))).toBe('Mettre à jour');
});

test('a price is written as the language writes it: 460 € in French, €460 in English; in the bag to the cent', {
  tags: ['layout-15'],
}, async () => {
  const visitor = visit(shop.origin);
  const english = await visitor.submit(await visitor.open(SLIP), FORM, { country_code: 'FR' }, 'Update');
  const priceOn = (page: Page) => textOf(one(page, '.product__price .price'));
  expect(priceOn(english)).toBe('€460');
  const french = await visitor.open(`/fr${SLIP}`);
  expect(priceOn(french)).toBe('460 €');
  // What scripts print is written by the same format.
  const config = JSON.parse(one(french, '#vitrine-config').textContent);
  expect(formatMoney(1_234_550, config.moneyFormat)).toBe('12 346\u00a0€');
  expect(formatMoney(1_234_550, config.moneyWithCurrencyFormat)).toBe('12 345,50\u00a0€ EUR');
  const { variants } = await visitor.json<{ variants: { id: number }[] }>(`/fr${SLIP}.js`);
  await visitor.call('/fr/cart/add.js', { id: variants[0]?.id, quantity: 1 });
  expect(all(await visitor.open('/fr/cart'), 'main dd').map(textOf)).toContain('460,00 €');
});

test('another language is the same page under its prefix, with its query, and back', async () => {
  const visitor = visit(shop.origin);
  const choose = async (address: string, language: string, button: string) =>
    visitor.submit(await visitor.open(address), FORM, { return_to: address, language_code: language }, button);
  const there = await choose(`${SLIP}?from=letter`, 'fr', 'Update');
  expect([there.address, there.document.documentElement.lang]).toEqual([`/fr${SLIP}?from=letter`, 'fr']);
  expect(textOf(one(there, `${FORM} select[name="country_code"] option[selected]`))).toBe('États-Unis (USD $)');
  const back = await choose(there.address, 'en', 'Mettre à jour');
  expect([back.address, back.document.documentElement.lang]).toEqual([`${SLIP}?from=letter`, 'en']);
});
