import { CartBody, UpdateCartRequest } from '@vitrine/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareAtPrices } from '../../domain/cart.schema.ts';
import { pageConfigOf } from '../page-config.ts';
import { cartCalls } from './cart-calls.ts';

const fetched = vi.fn<typeof fetch>();
const { routes } = pageConfigOf({});
const calls = cartCalls(() => routes);

/** A line as the platform answers it (docs/platform.md: cart). */
const line = (id = 5, quantity = 2) => ({
  id,
  variant_id: id,
  product_id: 9,
  key: `${id}:abc`,
  quantity,
  properties: { _inventory: 4, Message: 'Hi' },
  title: 'Slip Dress - Ink / M',
  product_title: 'Slip Dress',
  variant_title: 'Ink / M',
  product_description: '',
  product_type: 'Dress',
  vendor: 'Vitrine',
  handle: 'slip-dress',
  sku: 'SD-1',
  url: `/products/slip-dress?variant=${id}`,
  image: '//shop.test/a.jpg',
  featured_image: { aspect_ratio: 0.75, alt: 'Slip Dress', height: 1600, url: '//shop.test/a.jpg', width: 1200 },
  price: 12800,
  original_price: 12800,
  discounted_price: 12800,
  final_price: 12800,
  line_price: 12800 * quantity,
  original_line_price: 12800 * quantity,
  final_line_price: 12800 * quantity,
  total_discount: 0,
  line_level_total_discount: 0,
  line_level_discount_allocations: [],
  grams: 200,
  taxable: true,
  gift_card: false,
  requires_shipping: true,
  product_has_only_default_variant: false,
  variant_options: ['Ink', 'M'],
  options_with_values: [
    { name: 'Color', value: 'Ink' },
    { name: 'Size', value: 'M' },
  ],
});

const body = () => ({
  token: 't',
  note: null,
  attributes: {},
  original_total_price: 25600,
  total_price: 25600,
  total_discount: 0,
  total_weight: 400,
  item_count: 2,
  items: [line()],
  requires_shipping: true,
  currency: 'USD',
  items_subtotal_price: 25600,
  cart_level_discount_applications: [],
});

const pricesHtml = (json: string) =>
  `<div id="shopify-section-compare-at-prices" class="shopify-section"><script type="application/json">\n ${json}\n</script></div>`;
const answer = (value: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(value), { status }));
const sent = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('reading', () => {
  it('GET /cart.json', { tags: ['call-1'] }, async () => {
    expect(CartBody.safeParse(body()).error).toBeUndefined();
    answer(body());
    const read = await calls.read();
    expect(fetched.mock.lastCall?.[0]).toBe('/cart.json');
    expect(fetched.mock.lastCall?.[1]?.method).toBeUndefined();
    expect(read).toMatchObject({
      ok: true,
      value: {
        item_count: 2,
        total_price: 25600,
        note: '',
        items: [{ key: '5:abc', compare_at_price: null, properties: { _inventory: '4', Message: 'Hi' } }],
      },
    });
  });

  it('GET /?section_id=compare-at-prices', { tags: ['data-2', 'call-2'] }, async () => {
    fetched.mockResolvedValueOnce(new Response(pricesHtml('{"5": 19900, "6": null, "7": "250", "8": "x", "9": 0}')));
    const read = await calls.readLineData();
    expect(fetched.mock.lastCall?.[0]).toBe('/?section_id=compare-at-prices');
    expect(read).toEqual({
      ok: true,
      value: { compareAtPrices: { '5': 19900, '6': null, '7': 250, '8': null, '9': null }, facts: {} },
    });
    expect(CompareAtPrices.safeParse(read.ok && read.value.compareAtPrices).success).toBe(true);
  });

  it('keeps the locale prefix', async () => {
    const french = cartCalls(() => ({ ...routes, root_url: '/fr', cart_url: '/fr/cart' }));
    fetched.mockImplementation(async () => new Response('{}'));
    await french.read();
    await french.readLineData();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/fr/cart.json', '/fr?section_id=compare-at-prices']);
  });

  it('takes a bag of another shape for a failure that says where', async () => {
    answer({ ...body(), items: [{ ...line(), final_price: '128.00' }] });
    expect(await calls.read()).toEqual({ ok: false, error: { kind: 'bad-shape', path: '$.items[0].final_price' } });
  });

  it('bears lines without picture, properties or options', async () => {
    const bare = {
      ...line(),
      image: null,
      featured_image: { url: null, alt: null, width: null, height: null },
      properties: null,
    };
    answer({ ...body(), items: [{ ...bare, options_with_values: undefined, variant_title: null }] });
    const read = await calls.read();
    expect(read.ok && read.value.items[0]).toMatchObject({
      image: null,
      properties: {},
      options_with_values: [],
    });
  });
});

describe('POST /cart/add.js', () => {
  it('sends id, quantity and properties and asks for the sections in the same trip', {
    tags: ['call-3'],
  }, async () => {
    answer({
      ...line(),
      sections: {
        'compare-at-prices': pricesHtml('{"5":19900}'),
        'cart-json': pricesHtml(JSON.stringify(body())),
      },
    });
    const added = await calls.add([{ id: 5, quantity: 1, properties: { _inventory: '4' } }]);
    expect(fetched.mock.lastCall?.[0]).toBe('/cart/add.js');
    expect(sent()).toEqual({
      id: 5,
      quantity: 1,
      properties: { _inventory: '4' },
      sections: 'compare-at-prices,cart-json',
      sections_url: '/',
    });
    expect(added).toMatchObject({
      ok: true,
      value: {
        lines: [{ key: '5:abc', quantity: 2 }],
        cart: { item_count: 2 },
        lineData: { compareAtPrices: { '5': 19900 } },
      },
    });
  });

  it('sends several lines as items', async () => {
    answer({ items: [line(5), line(6)] });
    const added = await calls.add([
      { id: 5, quantity: 1 },
      { id: 6, quantity: 1 },
    ]);
    expect(sent()).toMatchObject({ items: [{ id: 5 }, { id: 6 }] });
    expect(added).toMatchObject({
      ok: true,
      value: { lines: [{ id: 5 }, { id: 6 }], cart: null, lineData: null },
    });
  });

  it('goes without sections that failed', async () => {
    answer({ ...line(), sections: { 'compare-at-prices': null, 'cart-json': '<div>Liquid error</div>' } });
    expect(await calls.add([{ id: 5, quantity: 1 }])).toMatchObject({
      ok: true,
      value: { cart: null, lineData: null },
    });
  });

  it('hands on the platform’s sentence', async () => {
    answer({ status: 422, message: 'Cart Error', description: 'The product is already sold out.' }, 422);
    expect(await calls.add([{ id: 5, quantity: 1 }])).toMatchObject({
      ok: false,
      error: { kind: 'status', status: 422, description: 'The product is already sold out.' },
    });
  });
});

describe('POST /cart/update.js', () => {
  it('sends a map of quantities, or the note', { tags: ['call-4'] }, async () => {
    answer({ ...body(), sections: { 'compare-at-prices': pricesHtml('{}') } });
    const changed = await calls.update({ '5': 0, '6:x': 2 });
    expect(fetched.mock.lastCall?.[0]).toBe('/cart/update.js');
    expect(sent()).toEqual({ updates: { '5': 0, '6:x': 2 }, sections: 'compare-at-prices', sections_url: '/' });
    expect(UpdateCartRequest.safeParse(sent()).success).toBe(true);
    expect(changed).toMatchObject({
      ok: true,
      value: { cart: { item_count: 2 }, lineData: { compareAtPrices: {}, facts: {} } },
    });
    answer(body());
    await calls.note('Wrap it');
    expect(sent()).toEqual({ note: 'Wrap it', sections: 'compare-at-prices', sections_url: '/' });
  });
});
