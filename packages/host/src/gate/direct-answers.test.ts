import { once } from 'node:events';
import { Agent, type RequestOptions, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../test/open-listening-shop.ts';
import { rawText } from '../../test/raw.ts';
import { writeShopFolder } from '../../test/shop-folder.ts';
import { importShop } from '../shop/import/import-shop.ts';
import { DRAFT, editorOf } from '../surfaces/editor/editor.fixture.ts';

let shop: ListeningShop;
let agent: Agent;
beforeAll(async () => {
  shop = await openListeningShop();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  agent.destroy();
  await shop.close();
});

interface Answer {
  status: number | undefined;
  headers: [name: string, value: string][];
  body: string;
}

/** Not looked at by any page and not known to the direct answers: a request with it goes the whole way. */
const WHOLE_WAY = { 'max-forwards': '10' };
/** Of one request. */
const ITS_OWN = new Set(['x-request-id', 'date']);
const numbers = new Set<string>();

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const options: RequestOptions = { agent, path, headers, method };
  const call = send(shop.origin, options).end();
  const [answer] = await once(call, 'response');
  const body = (await buffer(answer)).toString('latin1');
  const raw: string[] = answer.rawHeaders;
  const pairs = raw.flatMap((name, index): [string, string][] => (index % 2 ? [] : [[name, raw[index + 1] ?? '']]));
  const own = Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  expect(Math.abs(Date.parse(own.date ?? '') - Date.now())).toBeLessThan(60_000);
  const number = own['x-request-id'] ?? '';
  expect(number).toMatch(/^[\w-]{7}-[0-9a-z]+$/);
  expect(numbers).not.toContain(number);
  numbers.add(number);
  return { status: answer.statusCode, headers: pairs.filter(([name]) => !ITS_OWN.has(name.toLowerCase())), body };
}

/** Requests answered directly since the start. */
async function answered(): Promise<number> {
  const { body } = await shop.app.inject('/_host/metrics');
  return Number(/^vitrine_direct_answers_answered_total (\d+)/m.exec(body)?.[1]);
}

/** How many of the requests that `work` makes are answered directly. */
async function directly(work: () => Promise<unknown>): Promise<number> {
  const before = await answered();
  await work();
  return (await answered()) - before;
}

const etagOf = ({ headers }: Answer) => headers.find(([name]) => name === 'etag')?.[1] ?? '';

test('a page is rendered, found in the cache, and from then on answered directly', async () => {
  const get = () => ask('/pages/about', { 'accept-encoding': 'gzip' });
  expect(await directly(get)).toBe(0);
  expect(await directly(get)).toBe(0);
  expect(await directly(get)).toBe(1);
  const head = () => ask('/pages/about', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect(await directly(head)).toBe(0);
  expect(await directly(head)).toBe(1);
});

test('a page is cached compressed; a client without compression is answered by the framework', async () => {
  const plain = () => ask('/pages/about');
  expect((await plain()).body).toContain('</html>');
  expect(
    await directly(async () => {
      for (let time = 0; time < 3; time += 1) await plain();
    }),
  ).toBe(0);
});

test('so are sections, the catalogue as JSON, feeds and suggestions', async () => {
  const asked = [
    '/products/slip-dress?section_id=product-main',
    '/fr/products/slip-dress?section_id=product-main',
    '/?sections=header,text',
    '/products/slip-dress.js',
    '/products/slip-dress.json',
    '/collections/silk/products.json?limit=2',
    '/collections/all.atom',
    '/search/suggest.json?q=dress',
  ];
  for (const path of asked) {
    const get = () => ask(path, { 'accept-encoding': 'br' });
    const [whole] = [await get(), await get()];
    let direct: Answer | undefined;
    const count = await directly(async () => {
      direct = await get();
    });
    expect({ path, count, status: direct?.status }).toEqual({ path, count: 1, status: 200 });
    const lasting = ({ headers }: Answer) => headers.filter(([name]) => name !== 'server-timing');
    expect([direct?.body, direct && lasting(direct)]).toEqual([whole.body, lasting(whole)]);
  }
});

const browser = {
  'user-agent': 'A browser',
  accept: 'text/html',
  'accept-language': 'fr',
  'accept-encoding': 'gzip, deflate, br, zstd',
  referer: 'http://127.0.0.1/',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'upgrade-insecure-requests': '1',
  cookie: 'cart=abcdefgh12345678; _other=1',
};

test('requests as browsers send them are answered directly', async () => {
  const first = await ask('/', browser);
  await ask('/', browser);
  expect(await directly(() => ask('/', browser))).toBe(1);
  const again = { ...browser, 'if-none-match': etagOf(first), 'cache-control': 'max-age=0' };
  await ask('/', again);
  expect(
    await directly(async () => {
      expect(await ask('/', again)).toMatchObject({ status: 304, body: '' });
    }),
  ).toBe(1);
});

const paths = fc.constantFrom(
  '/',
  '/fr',
  '/fr/products/slip-dress',
  '/FR/products/slip-dress',
  '/products/slip-dress',
  '/products/slip-dress/',
  '//products/slip-dress',
  '/products/slip-dress?utm_source=letter',
  '/products/slip-dress?variant=1',
  '/products/slip-dress?b=1&a=2',
  '/products/slip-dress?section_id=product-main',
  '/products/slip-dress.js',
  '/products/slip-dress.json',
  '/?sections=header,text',
  '/cart?sections=cart-count',
  '/search/suggest.json?q=dress',
  '/collections/all.atom',
  '/collections/silk',
  '/collections/silk?page=2',
  '/collections/all?design_mode=true',
  '/search?q=dress',
  '/pages/about',
  '/robots.txt',
  '/cart',
  '/account/login',
  '/nothing',
  '/products',
  '/%zz',
);

const headers = fc.record(
  {
    'accept-encoding': fc.constantFrom('gzip', 'br', 'gzip, br', 'br;q=0, gzip', 'identity', 'zstd', ''),
    cookie: fc.constantFrom(
      'cart=abcdefgh12345678',
      'localization=FR',
      'localization=US; localization=FR',
      'a=localization; localization=fr',
      'secure_customer_sig=abcdefgh12345678',
      '_vitrine_flash=abcdefgh12345678',
      'storefront_digest=abc',
    ),
    host: fc.constantFrom('localhost', 'LOCALHOST', '127.0.0.1', 'shop.example', ' '),
    'if-none-match': fc.constantFrom('*', '"other"', 'OWN', 'W/OWN', '"other", OWN'),
    accept: fc.constantFrom('application/json', 'text/html', '*/*'),
    'x-requested-with': fc.constant('XMLHttpRequest'),
    'sec-purpose': fc.constant('prefetch'),
    'sec-fetch-site': fc.constant('cross-site'),
    'x-forwarded-for': fc.constant('203.0.113.9'),
    'x-forwarded-host': fc.constant('shop.example'),
    'x-request-id': fc.constant('mine'),
    'accept-language': fc.constant('fr'),
    origin: fc.constant('https://shop.example'),
  },
  { requiredKeys: [] },
);

const others: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Record<string, string>>({}) },
  fc.constantFrom<Record<string, string>>({ range: 'bytes=0-9' }, { 'content-length': '0' }),
);

test('for any request, repeated or not, the direct answer equals the framework’s', async () => {
  const port = new URL(shop.origin).port;
  const count = await directly(() =>
    fc.assert(
      fc.asyncProperty(
        paths,
        fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS'),
        headers,
        others,
        async (path, method, given, other) => {
          const asked: Record<string, string> = { ...other, ...given };
          if (asked.host?.trim()) asked.host += `:${port}`;
          const known = asked['if-none-match'];
          if (known) {
            const { 'if-none-match': _, ...plain } = asked;
            asked['if-none-match'] = known.replace('OWN', etagOf(await ask(path, plain, method)));
          }
          for (let times = 0; times < 3; times += 1) {
            const [usual, whole] = [
              await ask(path, asked, method),
              await ask(path, { ...asked, ...WHOLE_WAY }, method),
            ];
            // The first visit's page was rendered, the other's found.
            if (times > 0) expect({ path, ...usual }).toEqual({ path, ...whole });
          }
        },
      ),
      { numRuns: 80 },
    ),
  );
  expect(count).toBeGreaterThan(5);
});

const gzip = { 'accept-encoding': 'gzip' };
test.each([
  ['another name of the shop', { host: 'localhost' }],
  ['a name that is not the shop’s', { host: 'shop.example' }],
  ['a country', { cookie: 'localization=FR' }],
  ['the result of a form', { cookie: '_vitrine_flash=abcdefgh12345678' }],
  ['an encoding', { 'accept-encoding': 'br' }],
])('who asks with %s is not given what others get', async (_what, given: Record<string, string>) => {
  for (let times = 0; times < 3; times += 1) await ask('/', gzip);
  const { port } = new URL(shop.origin);
  const asked = { ...gzip, ...given, ...(given.host ? { host: `${given.host}:${port}` } : {}) };
  for (let times = 0; times < 2; times += 1) {
    const usual = await ask('/', asked);
    const whole = await ask('/', { ...asked, ...WHOLE_WAY });
    if (times > 0) expect(usual).toEqual(whole);
    expect(usual).not.toEqual(await ask('/', gzip));
  }
});

test('pages of two languages have one address within the gate, and are two', async () => {
  for (let times = 0; times < 3; times += 1)
    for (const [path, language] of [
      ['/fr/products/slip-dress', 'fr'],
      ['/products/slip-dress', 'en'],
    ] as const)
      expect((await ask(path)).body).toContain(`<html lang="${language}">`);
});

test('a header that is not known, or an old version of the page, goes the whole way', async () => {
  for (const headers of [WHOLE_WAY, { 'if-none-match': '"other"' }, { 'if-none-match': '"a", "b"' }]) {
    for (let times = 0; times < 3; times += 1) await ask('/');
    expect(
      await directly(async () => {
        for (let times = 0; times < 3; times += 1) expect((await ask('/', headers)).status).toBe(200);
      }),
    ).toBe(0);
  }
});

const line = (text: string) => `${text}\r\n`;
test('what a preview of the theme editor asks for is its draft’s, though visitors have the page directly', {
  tags: ['editor-2'],
}, async () => {
  const editor = editorOf(shop);
  const index = { sections: { main: { type: 'text', settings: { heading: 'Of the draft' } } }, order: ['main'] };
  await editor.draft({ 'templates/index.json': index });
  const visit = () => ask('/', { 'accept-encoding': 'gzip' });
  for (let count = 0; count < 3; count++) await visit();
  const previewed = { 'accept-encoding': 'gzip', 'x-vitrine-editor-draft': DRAFT };
  for (let count = 0; count < 3; count++)
    expect(
      await directly(async () => {
        expect((await ask('/', previewed)).body).toContain('Of the draft');
        expect((await ask(`/?editor_draft=${DRAFT}`)).body).toContain('Of the draft');
      }),
    ).toBe(0);
  expect(await directly(visit)).toBe(1);
});

test('a tag that can be written in any number of ways is not remembered in each', async () => {
  const etag = etagOf(await ask('/pages/about'));
  for (const known of [`\u00a0${etag}`, `${etag}\u00a0\u00a0`, `W/${etag}\u00a0`, '*', `${etag},`]) {
    const headers = { 'if-none-match': known };
    await ask('/pages/about', headers);
    expect(
      await directly(async () => {
        expect(await ask('/pages/about', headers)).toMatchObject({ status: 304 });
      }),
      known,
    ).toBe(0);
  }
  for (const known of [etag, `W/${etag}`]) {
    await ask('/pages/about', { 'if-none-match': known });
    expect(await directly(() => ask('/pages/about', { 'if-none-match': known })), known).toBe(1);
  }
});

test.each([
  ['HTTP/1.0', (host: string) => `GET / HTTP/1.0\r\nHost: ${host}\r\n\r\n`, / 200 /],
  ['a connection that ends', (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, / 200 /],
  [
    'two hosts',
    (host: string) => `GET / HTTP/1.1\r\n${line(`Host: ${host}`).repeat(2)}Connection: close\r\n\r\n`,
    / 400 /,
  ],
  [
    'a whole address',
    (host: string) => `GET http://evil.example/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    / 421 /,
  ],
])('%s is not answered directly', async (_what, text, status) => {
  for (let times = 0; times < 3; times += 1) await ask('/');
  expect(
    await directly(async () => expect(await rawText(shop.origin, text(new URL(shop.origin).host))).toMatch(status)),
  ).toBe(0);
});

test('requests sent ahead are answered in their order', async () => {
  const host = new URL(shop.origin).host;
  for (const path of ['/', '/pages/about']) for (let times = 0; times < 3; times += 1) await ask(path);
  const of = (path: string, end = '') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${end}\r\n`;
  const text = await rawText(
    shop.origin,
    of('/pages/about') + of('/search?q=none') + of('/pages/about') + of('/', 'Connection: close\r\n'),
  );
  const titles = [...text.matchAll(/<title>([^<]*)/g)].map(([, title]) => title);
  const alone = async (path: string) => /<title>([^<]*)/.exec((await ask(path)).body)?.[1];
  expect(titles).toEqual([
    await alone('/pages/about'),
    await alone('/search?q=none'),
    await alone('/pages/about'),
    await alone('/'),
  ]);
});

test('what changes is seen at once, and so is a shop that closes', async () => {
  const get = () => ask('/products/slip-dress');
  for (let times = 0; times < 3; times += 1) expect((await get()).body).toContain('Slip Dress');
  const { id } = await shop.store.write((tx) =>
    tx
      .updateTable('products')
      .set({ title: 'Bias Dress' })
      .where('handle', '=', 'slip-dress')
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  shop.store.changes.publish([`product:${id}`]);
  expect((await get()).body).toContain('Bias Dress');

  await writeShopFolder(`${shop.dir}/shop`, { shop: { password: 'linen' } });
  await importShop(shop.store, `${shop.dir}/shop`);
  await vi.waitFor(async () => expect((await ask('/nothing')).status).toBe(302));
  const guest = shop.visitor();
  await guest.form('/password', { password: 'linen' });
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (let times = 0; times < 3; times += 1) expect((await ask('/pages/about', { cookie })).status).toBe(200);
  expect((await ask('/pages/about')).status).toBe(302);
});
