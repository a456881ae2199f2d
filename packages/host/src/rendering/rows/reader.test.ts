import { expect, it } from 'vitest';
import { createCache } from '../../cache/cache.ts';
import type { Rows } from '../../objects/rows.ts';
import { createChanges } from '../../store/changes.ts';
import { renderUntilLoaded } from '../start-render.ts';
import { createReader } from './reader.ts';
import type { Loaders } from './reader-loaders.ts';
import type { Row } from './row.ts';
import type { Loaded } from './row-loading.ts';

/** Every kind answers its own key, or what `answer` gives for it; `asked` notes each batch. */
function fixture(maxBytes = 1_000_000, answer: (kind: string) => unknown = () => undefined) {
  const changes = createChanges();
  const cache = createCache(changes);
  const rows = cache.region<Row>({ maxBytes, sizeOf: () => 100 });
  const asked: string[] = [];
  const load =
    (kind: string) =>
    async (keys: string[]): Promise<Loaded> => {
      asked.push(`${kind} ${keys.join(',')}`);
      return {
        found: keys.map((key) => [key, { value: answer(kind) ?? `${kind} ${key}`, facts: [`${kind}:${key}`] }]),
      };
    };
  // A loader for whatever kind a test reads.
  const loaders = new Proxy(Object.create(null) as Loaders, { get: (_, kind) => load(String(kind)) });
  return { changes, asked, rows, reader: () => createReader({ cache, rows, loaders }) };
}
const kinds: (keyof Rows)[] = ['menu', 'page', 'blog', 'file', 'product'];

it('renders again until nothing is missed, loading each kind in one batch', async () => {
  const { reader, asked } = fixture();
  let attempts = 0;
  const rows = reader();
  const { value, complete } = await renderUntilLoaded(rows, () => {
    attempts += 1;
    const [menu, other] = [rows.get('menu', 'a'), rows.get('menu', 'b')];
    return menu && other ? rows.get('page', 'deep') : undefined;
  });
  expect([value, complete, attempts]).toEqual(['page deep', true, 3]);
  expect(asked).toEqual(['menu a,b', 'page deep']);
  expect([...rows.dependencies.facts].sort()).toEqual(['menu:a', 'menu:b', 'page:deep']);
});

it('needs one attempt and no query when the rows are in memory', async () => {
  const { reader, asked } = fixture();
  const run = async () => {
    const rows = reader();
    let attempts = 0;
    await renderUntilLoaded(rows, () => {
      attempts += 1;
      return kinds.map((kind) => rows.get(kind, '1'));
    });
    return attempts;
  };
  expect(await run()).toBe(2);
  const before = asked.length;
  expect(await run()).toBe(1);
  expect(asked).toHaveLength(before);
});

it('has what a request loaded although the cache is too small for it', async () => {
  const { reader } = fixture(1);
  const rows = reader();
  const { complete } = await renderUntilLoaded(rows, () => {
    for (const kind of kinds) if (!rows.get(kind, '1')) return null;
    return 'done';
  });
  expect(complete).toBe(true);
});

it('loads with a row what it leads to', async () => {
  const { reader, asked } = fixture(1_000_000, (kind) => (kind === 'products' ? { ids: [1, 2], total: 2 } : undefined));
  const rows = reader();
  await rows.need('products', '{}');
  expect(asked).toEqual(['products {}', 'product 1,2']);
  expect(rows.loaded()).toEqual([
    ['products\n{}', true],
    ['product\n1', false],
    ['product\n2', false],
  ]);
});

it('preloads the given rows once, and reports no private rows', async () => {
  const { reader, asked } = fixture();
  const rows = reader();
  await rows.prepare(['menu\nmain', 'cart\ntoken']);
  await rows.prepare(['menu\nmain']);
  expect(asked).toEqual(['menu main', 'cart token']);
  expect([rows.isPrivate, rows.get('menu', 'main'), rows.hasMisses]).toEqual([false, 'menu main', false]);
  expect(rows.loaded()).toEqual([['menu\nmain', true]]);
});

it('gives up on a page that always wants more', async () => {
  const { reader } = fixture();
  const rows = reader();
  let next = 0;
  const { complete } = await renderUntilLoaded(rows, () => rows.get('page', next++));
  expect(complete).toBe(false);
});

it('drops the reads of discarded attempts, except those that chose the page', async () => {
  const { reader } = fixture();
  const rows = reader();
  await rows.need('productId', 'dress');
  rows.keepReads();
  let first = true;
  await renderUntilLoaded(rows, () => {
    rows.get(first ? 'menu' : 'page', 'x');
    first = false;
  });
  expect([...rows.dependencies.facts].sort()).toEqual(['page:x', 'productId:dress']);
});

it('makes a page private by the rows of one visitor, and never shares them', async () => {
  const { reader, asked } = fixture();
  for (let count = 0; count < 2; count++) {
    const rows = reader();
    await renderUntilLoaded(rows, () => rows.get('cart', 'token'));
    expect(rows.isPrivate).toBe(true);
  }
  expect(asked).toEqual(['cart token', 'cart token']);
});

it('loads again what changed', async () => {
  const { reader, changes, asked } = fixture();
  await reader().need('menu', 'main');
  changes.publish(['menu:main']);
  await reader().need('menu', 'main');
  expect(asked).toEqual(['menu main', 'menu main']);
});

it('ends when the first of the rows it showed does, whether they were loaded now or were in memory', async () => {
  const cache = createCache(createChanges());
  const rows = cache.region<Row>({ maxBytes: 100_000, sizeOf: () => 100, now: () => 0 });
  const ends: Record<string, number> = { early: 100, late: 200 };
  const load = async (keys: string[]): Promise<Loaded> => ({
    found: keys.map((key): [string, Row] => [key, { value: key, facts: [], until: ends[key] }]),
  });
  const loaders = new Proxy(Object.create(null) as Loaders, { get: () => load });
  const showing = async (...keys: string[]) => {
    const reader = createReader({ cache, rows, loaders });
    for (const key of keys) await reader.need('article', key);
    return reader.dependencies.until;
  };
  for (const _ of ['loaded', 'in memory']) {
    expect(await showing('late', 'early', 'never')).toBe(100);
    expect(await showing('late', 'never')).toBe(200);
    expect(await showing('never')).toBe(Number.POSITIVE_INFINITY);
  }
});
