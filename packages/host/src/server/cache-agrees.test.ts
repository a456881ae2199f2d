import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buy } from '../shop/checkout/checkout.fixture.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import { addComment } from '../shop/content/comments.ts';
import { importShop } from '../shop/import/import-shop.ts';
import { cancelOrder, fulfillOrder } from '../shop/orders/orders.ts';
import { rankSales } from '../shop/orders/rank-sales.ts';
import { cancelAndRelease, refundOrder } from '../shop/orders/refund-order.ts';
import { erasePerson } from '../shop/personal/erase-person.ts';
import { EVERYTHING } from '../store/changes.ts';
import { EDITS, type Edit, editShop } from './walked-shop.fixture.ts';
import { ask, compare, settled, urlOf, type Values, visits } from './walked-visits.fixture.ts';
import { logIn, openWorld, post, TOKEN, type World } from './walked-world.fixture.ts';

const MINUTE = 60_000;

const HANDLES = ['slip-dress', 'silk-scarf', 'leather-belt', 'gift-card'] as const;

type Step = Values<typeof step>;
const word = fc.stringMatching(/^[A-Z][a-z]{2,6}$/);
const step = fc.oneof(
  {
    weight: 11,
    arbitrary: fc.record({
      kind: fc.constant('sale'),
      handles: fc.uniqueArray(fc.constantFrom(...HANDLES), { minLength: 1, maxLength: 2 }),
      quantity: fc.constantFrom(1, 1, 2, 5, 10),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ranking') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      change: fc.constantFrom('cancel', 'refund', 'fulfil', 'release'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('comment'), article: fc.constantFrom('on-silk', 'later') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: fc.constantFrom(20_000, MINUTE, 10 * MINUTE, 60 * MINUTE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('schedule'), handle: fc.constantFrom('leather-belt', 'silk-scarf') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settings'), words: fc.constantFrom('first', 'second') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('apps'), name: fc.constantFrom('a', 'b') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cart'),
      visitor: fc.constantFrom('guest', 'ada', 'eve'),
      handle: fc.constantFrom(...HANDLES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('session'), name: fc.constantFrom('ada', 'eve'), isIn: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tags'), name: fc.constantFrom('ada', 'eve'), word }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('closed') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('edit'), edit: fc.constantFrom(...(Object.keys(EDITS) as Edit[])), word }),
  },
);

async function variantIdOf({ store }: World, handle: string): Promise<number | undefined> {
  const rows = await store.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('products.handle', '=', handle)
    .where('variants.available', '=', 1)
    .select('variants.id')
    .orderBy('variants.position')
    .execute();
  return rows[0]?.id;
}

async function articleId({ store }: World, handle: string): Promise<number> {
  const rows = store.db.selectFrom('articles').where('handle', '=', handle).select('id');
  return (await rows.executeTakeFirstOrThrow()).id;
}

const doStep: { [K in Step['kind']]: (world: World, given: Extract<Step, { kind: K }>) => Promise<void> } = {
  async sale(world, { handles, quantity }) {
    const ids = await Promise.all(handles.map((handle) => variantIdOf(world, handle)));
    const items = ids.flatMap((id) => (id === undefined ? [] : [{ id, quantity }]));
    // What is asked for may be more than there is.
    const order = items.length > 0 ? await buy(world.store, items).catch(() => null) : null;
    if (!order) return;
    world.orders.push(order.id);
    world.sales += 1;
  },
  async ranking({ store }) {
    await rankSales(store);
  },
  async order({ store, orders }, { change }) {
    const id = orders.at(-1);
    if (id === undefined) return;
    if (change === 'cancel') await cancelOrder(store, id, 'customer');
    if (change === 'refund') await refundOrder(store, createTestGateway(), id, 100);
    if (change === 'fulfil') await fulfillOrder(store, id, { company: 'Post', number: '1', url: '' });
    if (change === 'release') await cancelAndRelease(store, createTestGateway(), id, 'customer');
    if (change !== 'refund') orders.pop();
  },
  async comment(world, { article }) {
    await addComment(world.store, await articleId(world, article), { author: 'A', email: 'a@b.example', body: 'Yes' });
  },
  async erase({ store }) {
    await erasePerson(store, 'a@b.example');
  },
  async wait({ clock }, { ms }) {
    clock.now += ms;
  },
  async schedule({ store, clock }, { handle }) {
    const published_at = new Date(clock.now + 30 * MINUTE).toISOString();
    await store.write(async (tx, changed) => {
      await tx.updateTable('products').set({ published: 0, published_at }).where('handle', '=', handle).execute();
      changed(EVERYTHING);
    });
  },
  async settings({ theme, shopDir }, { words }) {
    await writeFile(path.join(shopDir, 'theme-settings.json'), JSON.stringify({ words }));
    await theme.read();
  },
  async apps({ theme, shopDir }, { name }) {
    await mkdir(path.join(shopDir, 'apps'), { recursive: true });
    await writeFile(path.join(shopDir, 'apps/apps.json'), JSON.stringify([{ src: `https://${name}.example/a.js` }]));
    await theme.read();
  },
  async cart(world, { visitor, handle }) {
    const id = await variantIdOf(world, handle);
    if (id !== undefined) await post(world, visitor, '/cart/add', `id=${id}&quantity=1`);
  },
  async session(world, { name, isIn }) {
    if (isIn) await logIn(world, name);
    else await post(world, name, '/account/logout', '');
  },
  async tags({ store }, { name, word }) {
    await store.write((tx) =>
      tx
        .updateTable('customers')
        .set({ tags: JSON.stringify([word]) })
        .where('email', '=', `${name}@example.com`)
        .execute(),
    );
  },
  /** While it is closed nothing is answered from memory, and afterwards everything as before. */
  async closed(world) {
    const { store } = world;
    const set = async (password: string | null) => {
      const { body } = await store.db.selectFrom('shop').select('body').executeTakeFirstOrThrow();
      await store.write(async (tx, changed) => {
        await tx
          .updateTable('shop')
          .set({ body: JSON.stringify({ ...JSON.parse(body), password }) })
          .execute();
        changed('shop');
      });
      await settled(world);
    };
    const home = { address: '/', language: '', country: 'US', visitor: 'stranger', way: 'identity' } as const;
    await compare(world, home);
    await set('words');
    await compare(world, home);
    await set(null);
  },
  async edit(world, { edit, word }) {
    const { store, shopDir } = world;
    await editShop(shopDir, edit, word);
    await importShop(store, shopDir);
    await settled(world);
  },
};

// `VITRINE_WALKS=200` looks further.
const WALKS = Number(process.env.VITRINE_WALKS ?? 3);

test('a host that remembers answers as one that does not, whatever is visited, sold, edited, and however late it is', async () => {
  let hits = 0;
  let direct = 0;
  let sold = 0;
  const walk = fc.record({
    /** Looked at after each step, `last` before the first and after the last of them. */
    often: fc.array(visits, { minLength: 2, maxLength: 2 }).map((pairs) => pairs.flat()),
    steps: fc.array(step, { minLength: 8, maxLength: 14 }),
    last: fc.array(visits, { minLength: 12, maxLength: 12 }).map((pairs) => pairs.flat()),
  });
  await fc.assert(
    fc.asyncProperty(walk, async ({ often, steps, last }) => {
      const world = await openWorld();
      try {
        for (const { address, language, country } of [...often, ...last]) {
          const headers = country === null ? undefined : { cookie: `localization=${country}` };
          await ask(world, 0, await urlOf(world, address, language), headers ?? {}, 'GET');
        }
        for (const given of steps) {
          const run = doStep[given.kind] as (world: World, given: Step) => Promise<void>;
          await run(world, given);
          await world.runJobs();
          for (const each of often) await compare(world, each);
        }
        for (const each of last) await compare(world, each);
        const { body } = await world.hosts[0].inject({
          url: '/_host/metrics',
          headers: { host: 'shop.example', authorization: `Bearer ${TOKEN}` },
        });
        const figure = (name: string) => Number(new RegExp(`^vitrine_${name} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
        hits += figure('page_cache_hits_total');
        direct += figure('direct_answers_answered_total');
        sold += world.sales;
      } finally {
        await world.close();
      }
    }),
    { numRuns: WALKS, endOnFailure: true },
  );
  // There was something to agree about.
  expect(hits).toBeGreaterThan(8 * WALKS);
  expect(direct).toBeGreaterThan(8 * WALKS);
  // Random walks may try to sell little of what there is.
  expect(sold).toBeGreaterThan(0);
});
