import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginBeside } from '../meet.fixture.ts';
import type { Store } from '../open.ts';
import { dropTestDatabase, openTestStore } from '../test-store.ts';
import type { Tx } from '../writer.ts';

let dir: string;
let stores: Store[];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-writer-'));
  stores = [await openTestStore(dir, { connections: 8 }), await openTestStore(dir, { connections: 8 })];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await dropTestDatabase(dir);
  rmSync(dir, { recursive: true });
});

const first = (): Store => stores[0] ?? expect.fail();
const second = (): Store => stores[1] ?? expect.fail();

const put = (tx: Tx, key: string, value: string) =>
  tx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

async function get(from: Store['db'], key: string): Promise<string | undefined> {
  return (await from.selectFrom('meta').where('key', '=', key).select('value').executeTakeFirst())?.value;
}

describe('a write', () => {
  it('is there for every node when its promise resolves', async () => {
    await first().write((tx) => put(tx, 'a', '1'));
    expect(await get(second().db, 'a')).toBe('1');
  });

  it('that throws leaves nothing, and the next one goes on', async () => {
    const refused = first().write(async (tx) => {
      await put(tx, 'a', '1');
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await first().write((tx) => put(tx, 'b', '1'));
    expect(await get(first().db, 'a')).toBeUndefined();
    expect(await get(first().db, 'b')).toBe('1');
  });

  it('is refused where its job went on after a query that failed', async () => {
    const refused = first().write(async (tx) => {
      await put(tx, 'a', '1');
      await tx
        .selectFrom('nowhere' as 'meta')
        .selectAll()
        .execute()
        .catch(() => {});
    });
    await expect(refused).rejects.toThrow('went on after one of its queries had failed');
    expect(await get(first().db, 'a')).toBeUndefined();
  });

  it('counts right when many on two nodes read before they write', { tags: ['scale-2'] }, async () => {
    await first().write((tx) => put(tx, 'count', '0'));
    const one = (store: Store) =>
      store.write(async (tx) => put(tx, 'count', String(Number(await get(tx, 'count')) + 1)), { locks: ['count'] });
    await Promise.all(Array.from({ length: 60 }, (_, index) => one(index % 2 === 0 ? first() : second())));
    expect(await get(first().db, 'count')).toBe('60');
    // Their lock had them wait for each other: none was in vain.
    expect(first().figures().lockWaits).toBe(0);
  });

  it('counts right without a lock as well: it runs again', { tags: ['scale-2'] }, async () => {
    await first().write((tx) => put(tx, 'count', '0'));
    const one = (store: Store) =>
      store.write(async (tx) => put(tx, 'count', String(Number(await get(tx, 'count')) + 1)));
    await Promise.all(Array.from({ length: 20 }, (_, index) => one(index % 2 === 0 ? first() : second())));
    expect(await get(first().db, 'count')).toBe('20');
    expect((first().figures().lockWaits ?? 0) + (second().figures().lockWaits ?? 0)).toBeGreaterThan(0);
  });

  it('cannot be made on what another has changed since it was read', { tags: ['scale-2'] }, async () => {
    // Each is allowed alone, not both: one of two may be off duty.
    await first().write(async (tx) => {
      await put(tx, 'on-duty-a', 'yes');
      await put(tx, 'on-duty-b', 'yes');
    });
    // Both have read before either writes, in their first runs.
    let reads = 0;
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    const leave = (store: Store, own: string, other: string) =>
      store.write(async (tx) => {
        const isOtherThere = (await get(tx, other)) === 'yes';
        reads += 1;
        if (reads === 2) resolve();
        await bothHaveRead;
        if (isOtherThere) await put(tx, own, 'no');
      });
    await Promise.all([leave(first(), 'on-duty-a', 'on-duty-b'), leave(second(), 'on-duty-b', 'on-duty-a')]);
    const left = [await get(first().db, 'on-duty-a'), await get(first().db, 'on-duty-b')];
    expect(left.toSorted()).toEqual(['no', 'yes']);
  });
});

it('a write that has met another runs beside no other, and so twice at most', async () => {
  await first().write((tx) => put(tx, 'count', '0'));
  const runs: number[] = [];
  let reading = 0;
  const { promise: met, resolve: meet } = Promise.withResolvers<void>();
  const one = (store: Store, index: number) =>
    store.write(async (tx) => {
      runs[index] = (runs[index] ?? 0) + 1;
      const count = Number(await get(tx, 'count'));
      // The first two meet: both have read before either writes.
      if (index < 2 && runs[index] === 1) {
        reading++;
        if (reading === 2) meet();
        await met;
      }
      await put(tx, 'count', String(count + 1));
    });
  const all = [one(first(), 0), one(second(), 1)];
  await met;
  for (let index = 2; index < 24; index++) all.push(one(index % 2 === 0 ? first() : second(), index));
  await Promise.all(all);
  expect(await get(first().db, 'count')).toBe('24');
  expect(Math.max(...runs)).toBe(2);
});

describe('a write in repeatable read', () => {
  const isolation = 'repeatable read';
  const count = async (tx: Tx) => put(tx, 'count', String(Number(await get(tx, 'count')) + 1));

  it('waits for others with its lock before it sees anything, and so runs once', async () => {
    await first().write((tx) => put(tx, 'count', '0'));
    const one = (store: Store) => store.write(count, { locks: ['count'], isolation });
    await Promise.all(Array.from({ length: 24 }, (_, index) => one(index % 2 === 0 ? first() : second())));
    expect(await get(first().db, 'count')).toBe('24');
    expect([first().figures().lockWaits, second().figures().lockWaits]).toEqual([0, 0]);
  });

  it('sees one moment, and runs again where it changes a row that has another value since', async () => {
    await first().write((tx) => put(tx, 'count', '0'));
    const seen: (string | undefined)[] = [];
    await first().write(
      async (tx) => {
        seen.push(await get(tx, 'count'));
        if (seen.length === 1) await second().write(count);
        seen.push(await get(tx, 'count'));
        await count(tx);
      },
      { isolation },
    );
    expect(seen).toEqual(['0', '0', '1', '1']);
    expect(await get(first().db, 'count')).toBe('2');
  });

  it('is not compared with what others have read: its caller has promised that it need not be', async () => {
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    let reads = 0;
    const leave = (store: Store, own: string, other: string) =>
      store.write(
        async (tx) => {
          const isOtherThere = (await get(tx, other)) !== 'no';
          reads += 1;
          if (reads === 2) resolve();
          await bothHaveRead;
          if (isOtherThere) await put(tx, own, 'no');
        },
        { isolation },
      );
    await Promise.all([leave(first(), 'on-duty-a', 'on-duty-b'), leave(second(), 'on-duty-b', 'on-duty-a')]);
    expect([await get(first().db, 'on-duty-a'), await get(first().db, 'on-duty-b')]).toEqual(['no', 'no']);
  });

  it('does not wait for a serializable one that runs beside no other', async () => {
    let runs = 0;
    await first().write(async (tx) => {
      runs += 1;
      const before = await get(tx, 'count');
      if (runs === 1) await second().write((other) => put(other, 'count', '1'));
      else await second().write((other) => put(other, 'beside', '1'), { isolation });
      await put(tx, 'count', `${before} and 2`);
    });
    expect(runs).toBe(2);
    expect(await get(first().db, 'beside')).toBe('1');
  });

  it('that has met another runs beside no serializable one, and so twice at most', async () => {
    await first().write((tx) => put(tx, 'count', '0'));
    let runs = 0;
    const others: Promise<unknown>[] = [];
    await first().write(
      async (tx) => {
        runs += 1;
        const before = Number(await get(tx, 'count'));
        // The first of them is done at once, the second waits for the end of this one.
        others.push((await beginBeside(first(), () => second().write(count))).end);
        await put(tx, 'count', String(before + 1));
      },
      { isolation },
    );
    await Promise.all(others);
    expect(runs).toBe(2);
    expect(await get(first().db, 'count')).toBe('3');
  });
});

it('two that want the same two locks in another order do not wait for each other', async () => {
  const order: string[] = [];
  const write = (name: string, locks: string[]) =>
    first().write(
      async (tx) => {
        order.push(name);
        await put(tx, name, '1');
      },
      { locks },
    );
  await Promise.all([write('x', ['a', 'b']), write('y', ['b', 'a']), write('z', ['a'])]);
  expect(order.toSorted()).toEqual(['x', 'y', 'z']);
});

it('a store that closes waits for its writes and takes no more', async () => {
  const store = await openTestStore(dir);
  const last = store.write((tx) => put(tx, 'last', '1'));
  await store.close();
  await last;
  expect(await get(first().db, 'last')).toBe('1');
  await expect(store.write((tx) => put(tx, 'later', '1'))).rejects.toThrow('closed');
});
