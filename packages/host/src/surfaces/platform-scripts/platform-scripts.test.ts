import { runInNewContext } from 'node:vm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePlatformScripts } from './platform-scripts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  const market = { currency: 'EUR', rate: 0.5 };
  await app.register(servePlatformScripts, { shop: () => ({ currency: 'USD', markets: [market] }) } as never);
});
afterAll(() => app.close());

const get = (path: string) => app.inject(`/cdn/${path}`);

test('flags and payment icons are pictures, by codes alone', async () => {
  for (const path of ['static/images/flags/ca.svg', 'shopifycloud/storefront/assets/payment_icons/visa.svg']) {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg/);
  }
  for (const path of [
    'static/images/flags/zz.svg',
    'static/images/flags/..%2f..%2fpackage.json',
    'static/images/flags/ca.png',
    'shopifycloud/storefront/assets/payment_icons/a.b.svg',
  ])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('every documented file is served, and others are not', async () => {
  for (const name of [
    'option_selection.js',
    'api.jquery.js',
    'customer_area.js',
    'shopify_common.js',
    'currencies.js',
    'customer.css',
    'vendor/qrcode.js',
  ]) {
    const answer = await get(`shopifycloud/storefront/assets/themes_support/${name}`);
    expect([name, answer.statusCode]).toEqual([name, 200]);
    if (name.endsWith('.js')) expect(() => new Function(answer.body)).not.toThrow();
  }
  expect((await get('shopifycloud/storefront/assets/themes_support/none.js')).statusCode).toBe(404);
});

test('money is formatted and currencies are converted as older themes ask', async () => {
  const window: Record<string, unknown> = {};
  const run = async (name: string, expression: string) =>
    runInNewContext(`${(await get(`shopifycloud/x/${name}`)).body};${expression}`, { window });
  const money = (cents: number, format: string) =>
    run('option_selection.js', `window.Shopify.formatMoney(${cents}, '${format}')`);
  expect(await money(123_456, '{{amount}} CAD')).toBe('1,234.56 CAD');
  expect(await money(123_456, '{{ amount_with_comma_separator }} €')).toBe('1.234,56 €');
  expect(await money(123_456, '{{amount_no_decimals}}')).toBe('1,235');
  expect(await run('currencies.js', "Currency.convert(10, 'EUR', 'USD')")).toBe(20);
  await expect(run('currencies.js', "Currency.convert(10, 'EUR', 'XXX')")).rejects.toThrow('no rate from EUR to XXX');
});

test('the variant of the chosen options is found', async () => {
  const window: Record<string, unknown> = {};
  const product = {
    options: ['Color'],
    variants: [
      { id: 1, options: ['Ink'] },
      { id: 2, options: ['Oat'] },
    ],
  };
  const body = (await get('shopifycloud/x/option_selection.js')).body;
  const expression = `var p = new window.Shopify.Product(${JSON.stringify(product)}); [p.getVariant(['Oat']).id, p.getVariant(['Red']), p.optionValues(0).join()].join('|')`;
  expect(runInNewContext(`${body};${expression}`, { window })).toBe('2||Ink,Oat');
});
