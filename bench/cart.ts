import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Part } from './report.ts';
import { client, measure } from './timing.ts';

/** One durable row in a database of its own: what the disk costs here. */
async function bareInsert(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-sqlite-'));
  const database = new DatabaseSync(join(folder, 'bare.db'));
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT)',
  );
  const insert = database.prepare('INSERT INTO line (text) VALUES (?)');
  const timing = await measure(500, 1, async () => void insert.run('a line of a bag'));
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return timing.median;
}

/** Adding to a bag; each answer is sent after its change is on disk. */
export const benchCart: Part = {
  title: 'Add to cart, durable',
  async run(shop) {
    const disk = { name: 'bare durable insert', value: await bareInsert() };
    const http = client(shop.url, 10);
    const product = JSON.parse((await http.send('/products/the-poplin-shirt.js')).body.toString());
    const ids: number[] = product.variants
      .filter((variant: { available: boolean }) => variant.available)
      .map((variant: { id: number }) => variant.id);
    const add = (cookies: Map<number, string>, lane: (index: number) => number) => async (index: number) => {
      const buyer = lane(index);
      const cookie = cookies.get(buyer);
      const answer = await http.send('/cart/add.js', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
        body: JSON.stringify({ id: ids[Math.abs(index) % ids.length], quantity: 1 }),
      });
      if (answer.status !== 200 && answer.status !== 422)
        throw new Error(`add answered ${answer.status}: ${answer.body}`);
      const given = answer.headers['set-cookie']?.find((text) => text.startsWith('cart='))?.split(';')[0];
      if (given && !cookie) cookies.set(buyer, given);
    };
    // A new bag for every fifth piece, as shoppers have: a bag of hundreds would measure something else.
    const one = await measure(
      500,
      1,
      add(new Map(), (index) => Math.floor(index / 5)),
    );
    const ten = await measure(
      2000,
      10,
      add(new Map(), (index) => 1_000_000 + Math.floor(index / 50) * 10 + (index % 10)),
    );
    http.close();
    return [
      { what: 'one connection, median', value: one.median, unit: 'ms', baseline: disk, target: 2 },
      { what: 'one connection, p99', value: one.p99, unit: 'ms', baseline: disk },
      { what: '10 connections, median', value: ten.median, unit: 'ms', baseline: disk },
      { what: '10 connections, p99', value: ten.p99, unit: 'ms', baseline: disk, target: 10 },
      { what: 'adds a second, 10 connections', value: ten.perSecond, unit: '/s' },
    ];
  },
};
