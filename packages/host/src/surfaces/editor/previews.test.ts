import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { DRAFT, editorOf } from './editor.fixture.ts';

const HEADER = { 'x-vitrine-editor-draft': DRAFT };
const heading = (text: string) => ({
  'templates/index.json': { sections: { main: { type: 'text', settings: { heading: text } } }, order: ['main'] },
});

let shop: TestShop;
let editor: ReturnType<typeof editorOf>;
/** The merchant's browser. */
let merchant: Visitor;
let variant: string;

/** Opens the shop of a test, in place of the one that is open. */
async function reopen(options: Parameters<typeof openTestShop>[0] = {}): Promise<void> {
  await shop.close();
  await open(options);
}

async function open(options: Parameters<typeof openTestShop>[0] = {}): Promise<void> {
  shop = await openTestShop(options);
  editor = editorOf(shop);
  merchant = shop.visitor();
  expect((await editor.draft(heading('Of the draft'))).statusCode).toBe(204);
  const sold = await shop.store.db.selectFrom('variants').where('sku', '=', 'SCARF').select('id').executeTakeFirst();
  variant = String(sold?.id);
}
beforeEach(() => open());
afterEach(() => shop.close());

describe('a page of a preview', () => {
  test('shows the draft in design mode, with the editor’s script before every other, framed by its own origin alone', async () => {
    const page = await editor.open(merchant, '/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Of the draft</h1>');
    expect(page.body).toContain('data-shopify-editor-section=');
    expect(page.body).toContain('"designMode":true');
    expect(page.body).toMatch(/<head><script src="\/editor\/preview\.js"><\/script>/);
    expect(page.body.indexOf('<script')).toBe(page.body.indexOf('<script src="/editor/preview.js">'));
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('has addresses of its own without what makes it a preview', async () => {
    await reopen({
      themeFiles: {
        'sections/text.liquid': '[{{ request.path }}|{{ canonical_url }}|{{ "x" | link_to: request.path }}]',
      },
    });
    const { body } = await editor.open(merchant, '/?page=2');
    expect(body).toContain('[/|');
    expect(body).not.toContain('editor_draft');
  });

  test('nothing of it reaches visitors, and no visitor’s page reaches it', { tags: ['editor-2'] }, async () => {
    const visitor = shop.visitor();
    // Twice: the second one is answered from the cache, before the framework.
    for (let count = 0; count < 2; count++) expect((await visitor.get('/')).body).toContain('<h1>Text</h1>');
    for (let count = 0; count < 2; count++) expect((await editor.open(visitor, '/')).body).toContain('Of the draft');
    for (let count = 0; count < 2; count++) expect((await visitor.get('/', HEADER)).body).toContain('Of the draft');
    for (let count = 0; count < 2; count++) expect((await visitor.get('/')).body).toContain('<h1>Text</h1>');
    const section = '/?section_id=template--86871238581416__main';
    expect((await visitor.get(section, HEADER)).body).toContain('Of the draft');
    expect((await visitor.get(section)).body).toContain('<h1>Text</h1>');
  });

  test('is the only one that has anything of the editor', { tags: ['editor-19'] }, async () => {
    const visitor = shop.visitor();
    const traces = /\/editor|editor_draft|data-shopify-editor|"designMode":true/;
    expect((await editor.open(visitor, '/')).body).toMatch(traces);
    await editor.save(0, heading('Saved'));
    const page = await visitor.get('/?design_mode=true');
    expect(page.body).toContain('<h1>Saved</h1>');
    expect(page.body).not.toMatch(traces);
    expect(page.headers['content-security-policy']).not.toBe("frame-ancestors 'self'");
  });

  test('is not for who may not edit', { tags: ['editor-1'] }, async () => {
    const elsewhere = { remoteAddress: '192.0.2.7' };
    const page = await shop.app.inject({ url: `/?editor_draft=${DRAFT}`, ...elsewhere });
    const call = await shop.app.inject({ url: '/cart.js', headers: HEADER, ...elsewhere });
    expect([page.statusCode, call.statusCode]).toEqual([403, 403]);
  });

  test('of an unknown draft asks for the editor to be reloaded', async () => {
    const page = await merchant.get('/?design_mode=true&editor_draft=never-heard-of', { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Reload the editor');
    const call = await merchant.get('/cart.js', { 'x-vitrine-editor-draft': 'never-heard-of' });
    expect([call.statusCode, JSON.parse(call.body).status]).toEqual([409, 409]);
  });

  test('is opened in a closed shop', async () => {
    await reopen({ shop: { password: 'secret' } });
    expect((await editor.open(merchant, '/')).body).toContain('Of the draft');
    expect((await merchant.get('/', { accept: 'text/html' })).statusCode).toBe(302);
  });

  test('has no script of development', { tags: ['editor-2'] }, async () => {
    await reopen({ dev: true });
    expect((await merchant.get('/')).body).toContain('/_host/live');
    const { body } = await editor.open(merchant, '/');
    expect(body).toContain('Of the draft');
    expect(body).not.toContain('/_host/live');
  });
});

describe('the visitor of a preview', () => {
  const add = (headers: Record<string, string> = {}) => merchant.json('/cart/add.js', { id: variant }, headers);
  const count = async (headers: Record<string, string> = {}): Promise<number> =>
    JSON.parse((await merchant.get('/cart.js', headers)).body).item_count;

  test('has a bag of its own, and the browser gets none of its cookies', { tags: ['editor-3'] }, async () => {
    await add(HEADER);
    expect([await count(HEADER), await count()]).toEqual([1, 0]);
    expect([...merchant.cookies.keys()]).toEqual([]);
    await add();
    await add();
    expect([await count(HEADER), await count()]).toEqual([1, 2]);
    expect([...merchant.cookies.keys()]).toEqual(['cart']);
    // Another draft is another visitor.
    const other = editorOf(shop, 'another-draft');
    await other.draft();
    expect(await count({ 'x-vitrine-editor-draft': 'another-draft' })).toBe(0);
  });

  test('keeps the preview where a form leads on', { tags: ['editor-3'] }, async () => {
    const added = await merchant.form(`/cart/add?design_mode=true&editor_draft=${DRAFT}`, { id: variant });
    expect([added.statusCode, added.headers.location]).toEqual([302, `/cart?design_mode=true&editor_draft=${DRAFT}`]);
    expect((await editor.open(merchant, '/cart')).body).toContain('Silk Scarf');
    const moved = await editor.open(merchant, '/products');
    expect(moved.headers.location).toBe(`/collections/all?design_mode=true&editor_draft=${DRAFT}`);
    const fetched = await merchant.get('/products', HEADER);
    expect(fetched.headers.location).toBe('/collections/all');
  });

  test('changes nothing of the shop but its bag', { tags: ['editor-3'] }, async () => {
    const ada = shop.visitor();
    await register(shop, ada, 'ada@example.com');
    const id = await customerOf('ada@example.com');
    await editor.draft({}, { customer: id });
    const refused = [
      await merchant.form(`/account/addresses?editor_draft=${DRAFT}`, { 'address[city]': 'Nowhere' }),
      await merchant.form(`/contact?editor_draft=${DRAFT}`, { 'contact[body]': 'x' }),
      await merchant.form(`/checkout?editor_draft=${DRAFT}`, {}),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  const customerOf = async (email: string) =>
    (await shop.store.db.selectFrom('customers').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id;

  test('may be a customer, without a session in the shop', { tags: ['editor-4'] }, async () => {
    await register(shop, shop.visitor(), 'ada@example.com', { 'customer[first_name]': 'Ada' });
    const sessions = async () => (await shop.store.db.selectFrom('sessions').selectAll().execute()).length;
    const before = await sessions();
    await editor.draft({}, { customer: await customerOf('ada@example.com') });
    expect((await editor.open(merchant, '/account')).statusCode).toBe(200);
    expect((await merchant.get('/account')).statusCode).toBe(302);
    expect(await sessions()).toBe(before);
    await editor.draft({}, { customer: null });
    expect((await editor.open(merchant, '/account')).statusCode).toBe(302);
  });

  test('may have a full bag, and has its own again afterwards', async () => {
    await add(HEADER);
    await editor.draft({}, { bag: 'full' });
    expect(await count(HEADER)).toBe(2);
    await editor.draft({}, { bag: 'full', soldOut: true });
    expect(await count(HEADER)).toBe(2);
    await editor.draft({}, { bag: 'own' });
    expect([await count(HEADER), await count()]).toEqual([1, 0]);
  });

  test('may be in another country, also one that it chooses in the page', async () => {
    await reopen({ themeFiles: { 'sections/text.liquid': '[{{ localization.country.iso_code }}]' } });
    const country = async () => /\[(\w\w)\]/.exec((await editor.open(merchant, '/')).body)?.[1];
    await editor.draft({}, { country: 'CA' });
    expect(await country()).toBe('CA');
    await merchant.form(`/localization?editor_draft=${DRAFT}`, { country_code: 'FR' });
    await editor.draft({}, { country: 'CA' });
    expect(await country()).toBe('FR');
    await editor.draft({}, { country: null });
    expect(await country()).toBe('US');
    expect([...merchant.cookies.keys()]).toEqual([]);
  });

  test('may find everything sold out, while it is in stock for all others', { tags: ['editor-4'] }, async () => {
    await editor.draft({}, { soldOut: true });
    const product = JSON.parse((await merchant.get('/products/silk-scarf.js', HEADER)).body);
    expect([product.available, product.variants[0].available]).toEqual([false, false]);
    expect(JSON.parse((await merchant.get('/products/silk-scarf.js')).body).available).toBe(true);
    await reopen({ themeFiles: { 'sections/product-main.liquid': '[{{ product.available }}]' } });
    await editor.draft({}, { soldOut: true });
    expect((await editor.open(merchant, '/products/silk-scarf')).body).toContain('[false]');
    expect((await merchant.get('/products/silk-scarf')).body).toContain('[true]');
  });
});

test('rendered assets have the draft’s settings, at an address of the draft', async () => {
  await reopen({ theme: 'full-theme' });
  const css = (body: string) =>
    /href="\/\/localhost:80(\/[^"]*plain\.css[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const own = css((await merchant.get('/')).body);
  await editor.draft({ 'config/settings_data.json': { current: { accent: '#ff8800' } } });
  const drafted = css((await editor.open(merchant, '/')).body);
  expect(drafted).toContain(`editor_draft=${DRAFT}`);
  expect((await merchant.get(drafted)).body).toContain('accent-color: #ff8800');
  expect((await merchant.get(own)).body).not.toContain('#ff8800');
});
