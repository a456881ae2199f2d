import { expect, it } from 'vitest';
import type { Rows } from '../liquid/objects/rows.ts';
import { createChanges } from '../store/changes.ts';
import { createChangeLog } from './change-log.ts';
import { settle } from './pages/render.ts';
import { createReader } from './reader.ts';
import type { Loaded, Loaders } from './reader-loaders.ts';
import { createRowCache } from './row-cache.ts';

/** Every kind answers its own key; `asked` notes each batch. */
function fixture(maxBytes = 1_000_000) {
  const changes = createChanges();
  const log = createChangeLog(changes);
  const cache = createRowCache(log, maxBytes);
  const asked: string[] = [];
  const load =
    (kind: string) =>
    async (keys: string[]): Promise<Loaded> => {
      asked.push(`${kind} ${keys.join(',')}`);
      return { found: keys.map((key) => [key, { value: `${kind} ${key}`, keys: [`${kind}:${key}`] }]) };
    };
  // A loader for whatever kind a test reads.
  const loaders = new Proxy(Object.create(null) as Loaders, { get: (_, kind) => load(String(kind)) });
  return { changes, asked, cache, reader: () => createReader({ cache, log, loaders }) };
}
const kinds: (keyof Rows)[] = ['menu', 'page', 'blog', 'file', 'product'];

it('renders again until nothing is missed, loading each kind in one batch', async () => {
  const { reader, asked } = fixture();
  let passes = 0;
  const rows = reader();
  const { value, settled } = await settle(rows, () => {
    passes += 1;
    const [menu, other] = [rows.get('menu', 'a'), rows.get('menu', 'b')];
    return menu && other ? rows.get('page', 'deep') : undefined;
  });
  expect([value, settled, passes]).toEqual(['page deep', true, 3]);
  expect(asked).toEqual(['menu a,b', 'page deep']);
  expect([...rows.reads].sort()).toEqual(['menu:a', 'menu:b', 'page:deep']);
});

it('needs one pass and no query when the rows are in memory', async () => {
  const { reader, asked } = fixture();
  const run = async () => {
    const rows = reader();
    let passes = 0;
    await settle(rows, () => {
      passes += 1;
      return kinds.map((kind) => rows.get(kind, '1'));
    });
    return passes;
  };
  expect(await run()).toBe(2);
  const before = asked.length;
  expect(await run()).toBe(1);
  expect(asked).toHaveLength(before);
});

it('keeps what a request loaded although the cache is too small for it', async () => {
  const { reader } = fixture(1);
  const rows = reader();
  const { settled } = await settle(rows, () => {
    for (const kind of kinds) if (!rows.get(kind, '1')) return null;
    return 'done';
  });
  expect(settled).toBe(true);
});

it('gives up on a page that always wants more', async () => {
  const { reader } = fixture();
  const rows = reader();
  let next = 0;
  const { settled } = await settle(rows, () => rows.get('page', next++));
  expect(settled).toBe(false);
});

it('forgets the reads of passes that were thrown away, and keeps those that chose the page', async () => {
  const { reader } = fixture();
  const rows = reader();
  await rows.need('productId', 'dress');
  rows.keepReads();
  let first = true;
  await settle(rows, () => {
    rows.get(first ? 'menu' : 'page', 'x');
    first = false;
  });
  expect([...rows.reads].sort()).toEqual(['page:x', 'productId:dress']);
});

it('makes a page private by the rows of one visitor, and never shares them', async () => {
  const { reader, asked } = fixture();
  for (let count = 0; count < 2; count++) {
    const rows = reader();
    await settle(rows, () => rows.get('cart', 'token'));
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
