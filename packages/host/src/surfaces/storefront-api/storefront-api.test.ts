import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { starterDocuments } from './starter.fixture.ts';

let shop: TestShop;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openTestShop({
    shop: {
      markets: [
        {
          handle: 'fr',
          name: 'France',
          countries: ['FR'],
          currency: 'EUR',
          moneyFormat: '{{amount}} €',
          moneyWithCurrencyFormat: '{{amount}} EUR',
          rate: 0.5,
        },
      ],
    },
  });
  ids = await variantIds(shop.store);
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
type Json = Record<string, any>;

async function post(body: unknown, headers: Record<string, string> = {}) {
  return shop.visitor().json('/api/2026-04/graphql.json', body, headers);
}
async function ask(query: string, variables: Json = {}): Promise<Json> {
  const answer = (await post({ query, variables })).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}
const refusal = async (query: string, variables: Json = {}): Promise<string> =>
  (await post({ query, variables })).json().errors[0].message;
const variant = (sku: string) => `gid://shopify/ProductVariant/${ids[sku]}`;

describe('the queries of a public headless shop', () => {
  const documents = starterDocuments();
  const variables: Json = {
    headerMenuHandle: 'main-menu',
    footerMenuHandle: 'main-menu',
    handle: 'slip-dress',
    blogHandle: 'journal',
    articleHandle: 'on-silk',
    first: 8,
    last: null,
    startCursor: null,
    endCursor: null,
    selectedOptions: [],
    term: 'silk',
    limit: 10,
    limitScope: 'EACH',
    types: ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'QUERY'],
    country: 'US',
    language: 'EN',
    privacyPolicy: true,
    refundPolicy: true,
    shippingPolicy: true,
    termsOfService: true,
  };
  const handles: Json = { Collection: 'silk', Page: 'about' };
  const names = [...documents.keys()].filter((name) => !/[A-Z]_|FRAGMENT/.test(name));

  test('are all there', () => {
    expect(names.toSorted()).toEqual([
      'Article',
      'Blog',
      'Blogs',
      'Catalog',
      'Collection',
      'FeaturedCollection',
      'Footer',
      'Header',
      'Page',
      'Policies',
      'Policy',
      'PredictiveSearch',
      'Product',
      'RecommendedProducts',
      'RegularSearch',
      'StoreCollections',
    ]);
  });

  test.each(names)('%s', async (name) => {
    const data = await ask(documents.get(name) ?? '', {
      ...variables,
      ...(handles[name] && { handle: handles[name] }),
    });
    for (const [field, value] of Object.entries(data))
      expect([name, field, value === null]).toEqual([name, field, false]);
  });

  test('its cart: made, changed and read with the fragment of its own', async () => {
    const fragment = documents.get('CART_QUERY_FRAGMENT') ?? '';
    const with_ = (mutation: string) => `${mutation}\n${fragment}`;
    const created = await ask(
      with_(
        'mutation($numCartLines: Int, $input: CartInput) { cartCreate(input: $input) { cart { ...CartApiQuery } userErrors { message } } }',
      ),
      {
        numCartLines: 100,
        input: {
          lines: [{ merchandiseId: variant('SCARF'), quantity: 2, attributes: [{ key: 'Letters', value: 'AV' }] }],
          note: 'A note',
          discountCodes: ['TEN'],
        },
      },
    );
    const { cart } = created.cartCreate;
    expect(cart).toMatchObject({
      totalQuantity: 2,
      note: 'A note',
      cost: { subtotalAmount: { amount: '120.0', currencyCode: 'USD' }, totalAmount: { amount: '108.0' } },
      discountCodes: [{ code: 'TEN', applicable: true }],
      lines: {
        nodes: [
          { quantity: 2, attributes: [{ key: 'Letters', value: 'AV' }], cost: { totalAmount: { amount: '108.0' } } },
        ],
      },
    });
    const line = cart.lines.nodes[0].id;
    const updated = await ask(
      'mutation($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { cart { totalQuantity } userErrors { code } } }',
      { id: cart.id, lines: [{ id: line, quantity: 5 }] },
    );
    expect(updated.cartLinesUpdate).toEqual({ cart: { totalQuantity: 5 }, userErrors: [] });
    const read = await ask(with_('query($id: ID!, $numCartLines: Int) { cart(id: $id) { ...CartApiQuery } }'), {
      id: cart.id,
      numCartLines: 10,
    });
    expect(read.cart.totalQuantity).toBe(5);
    const checkout = await shop.visitor().get(new URL(cart.checkoutUrl).pathname);
    expect([checkout.statusCode, checkout.headers.location]).toEqual([302, '/checkout']);
    const removed = await ask(
      'mutation($id: ID!, $lines: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $lines) { cart { totalQuantity } } }',
      { id: cart.id, lines: [line] },
    );
    expect(removed.cartLinesRemove.cart.totalQuantity).toBe(0);
  });
});

describe('products', () => {
  test('in the money and language of the context', async () => {
    const query =
      'query($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { product(handle: "silk-scarf") { priceRange { minVariantPrice { amount currencyCode } } } localization { country { isoCode } language { isoCode } } }';
    expect(await ask(query, { country: 'FR', language: 'FR' })).toEqual({
      product: { priceRange: { minVariantPrice: { amount: '30.0', currencyCode: 'EUR' } } },
      localization: { country: { isoCode: 'FR' }, language: { isoCode: 'FR' } },
    });
  });

  test('lists go forward and backward through all, each once', async () => {
    const query =
      'query($first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean) { products(first: $first, last: $last, after: $after, before: $before, reverse: $reverse, sortKey: TITLE) { nodes { handle } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }';
    const handles: string[] = [];
    let page: Json = { hasNextPage: true, endCursor: null };
    while (page.hasNextPage) {
      const { products } = await ask(query, { first: 2, after: page.endCursor });
      handles.push(...products.nodes.map(({ handle }: Json) => handle));
      page = products.pageInfo;
    }
    expect(new Set(handles).size).toBe(handles.length);
    const { products: back } = await ask(query, { last: 1, before: page.startCursor });
    expect(back.nodes[0].handle).toBe(handles.at(-3) ?? handles.at(-2));
    const { products: turned } = await ask(query, { first: 250, reverse: true });
    expect(turned.nodes.map(({ handle }: Json) => handle)).toEqual(handles.toReversed());
  });

  test('variants: the one chosen, the first that can be bought, those beside it, and all as a code', async () => {
    const choice = [
      { name: 'Color', value: 'oat' },
      { name: 'Size', value: 'S' },
    ];
    const { product } = await ask(
      'query($choice: [SelectedOptionInput!]!) { product(handle: "slip-dress") { a: selectedOrFirstAvailableVariant(selectedOptions: $choice, caseInsensitiveMatch: true) { sku } b: selectedOrFirstAvailableVariant { sku } adjacentVariants(selectedOptions: $choice, caseInsensitiveMatch: true) { sku } encodedVariantExistence encodedVariantAvailability variantBySelectedOptions(selectedOptions: $choice) { sku } } }',
      { choice },
    );
    expect(product).toEqual({
      a: { sku: 'SLIP-OAT-S' },
      b: { sku: 'SLIP-INK-S' },
      adjacentVariants: [{ sku: 'SLIP-INK-S' }],
      encodedVariantExistence: 'v1_0:0 1,1:0,',
      encodedVariantAvailability: 'v1_0:0,1:0,',
      variantBySelectedOptions: null,
    });
  });

  test('a collection is narrowed by its own filters', async () => {
    const query =
      'query($filters: [ProductFilter!]) { collection(handle: "silk") { products(first: 10, filters: $filters) { nodes { handle } filters { id values { input } } } } }';
    const { collection } = await ask(query, { filters: [{ price: { max: 100 } }] });
    expect(collection.products.nodes).toEqual([{ handle: 'silk-scarf' }]);
    const vendor = collection.products.filters.find(({ id }: Json) => id === 'filter.p.vendor');
    expect(JSON.parse(vendor.values[0].input)).toEqual({ productVendor: 'Atelier' });
  });
});

test('a customer by an access token, and none without', async () => {
  await register(shop, shop.visitor(), 'vera@example.com', { 'customer[first_name]': 'Vera' });
  const create =
    'mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } customerUserErrors { code } } }';
  const wrong = await ask(create, { input: { email: 'vera@example.com', password: 'wrong' } });
  expect(wrong.customerAccessTokenCreate).toEqual({
    customerAccessToken: null,
    customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }],
  });
  const right = await ask(create, { input: { email: 'vera@example.com', password: 'correct horse' } });
  const { accessToken: token } = right.customerAccessTokenCreate.customerAccessToken;
  const read = 'query($token: String!) { customer(customerAccessToken: $token) { firstName email } }';
  expect(await ask(read, { token })).toEqual({ customer: { firstName: 'Vera', email: 'vera@example.com' } });
  await ask(
    'mutation($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken } }',
    { token },
  );
  expect(await ask(read, { token })).toEqual({ customer: null });
});

describe('what is refused', () => {
  test('bodies without a query, unknown fields, lists without an end', async () => {
    expect((await post({})).statusCode).toBe(400);
    expect((await post({ query: '{', variables: 3 })).statusCode).toBe(400);
    expect(await refusal('{')).toMatch(/Syntax Error/);
    expect(await refusal('{ shop { nothing } }')).toMatch(/Cannot query field "nothing"/);
    expect(await refusal('{ products { nodes { id } } }')).toBe('you must provide one of first or last');
    expect(await refusal('{ products(first: 251) { nodes { id } } }')).toMatch(/between 0 and 250/);
    expect(await refusal('{ products(first: 1, after: "x") { nodes { id } } }')).toMatch(/Invalid cursor/);
  });

  test('what would be too deep or too large, before it is read', async () => {
    const deep = `{ products(first: 1) { nodes { ${'collections(first: 1) { nodes { products(first: 1) { nodes { '.repeat(6)}id${' } } } }'.repeat(6)} } } }`;
    expect(await refusal(deep)).toMatch(/nested more than/);
    expect(await refusal('{ products(first: 250) { nodes { variants(first: 250) { nodes { id } } } } }')).toMatch(
      /Query cost/,
    );
    expect(
      await refusal('query($n: Int) { products(first: $n) { nodes { variants(first: $n) { nodes { id } } } } }', {
        n: 250,
      }),
    ).toMatch(/Query cost/);
  });

  test('a cart that is not there, and a line that cannot be had', async () => {
    const add =
      'mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } userErrors { message field } } }';
    const gone = await ask(add, { id: 'gid://shopify/Cart/none-such-cart', lines: [] });
    expect(gone.cartLinesAdd).toEqual({
      cart: null,
      userErrors: [{ message: 'The specified cart does not exist.', field: ['cartId'] }],
    });
    const created = await ask('mutation { cartCreate { cart { id } } }');
    const sold = await ask(add, { id: created.cartCreate.cart.id, lines: [{ merchandiseId: variant('SLIP-INK-M') }] });
    expect(sold.cartLinesAdd.userErrors[0].message).toMatch(/sold out/);
  });

  test('guesses of codes, after some', async () => {
    const create = 'mutation($codes: [String!]) { cartCreate(input: { discountCodes: $codes }) { cart { id } } }';
    const answers: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const codes = Array.from({ length: 9 }, (_, number) => `GUESS${index}${number}`);
      answers.push((await post({ query: create, variables: { codes } })).body);
    }
    expect(answers.map((body) => /too many/i.test(body))).toEqual([false, false, true, true]);
  });
});

test('other sites may ask, and get no cookie', async () => {
  const answer = await post(
    { query: '{ shop { name } }' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  );
  expect([answer.statusCode, answer.headers['access-control-allow-origin'], answer.cookies]).toEqual([200, '*', []]);
  const preflight = await shop.visitor().send({ method: 'OPTIONS', url: '/api/2026-04/graphql.json' });
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
});

test('a shop that is not open answers nothing', async () => {
  const closed = await openTestShop({ shop: { password: 'sesame' } });
  const answer = await closed.visitor().json('/api/2026-04/graphql.json', { query: '{ shop { name } }' });
  expect(answer.body).not.toContain('Small Shop"');
  await closed.close();
});
