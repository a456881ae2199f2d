import { afterEach, beforeEach, expect, test } from 'vitest';
import { countEditors } from '../../shop/theme-edits/open-editors.ts';
import { type Nodes, openNodes } from '../../store/nodes.fixture.ts';
import { type EditorCount, sharedCount } from './editor-count.ts';

let nodes: Nodes;
let time = 0;
let shown: number[][] = [];
let reported: string[] = [];
let counts: EditorCount[] = [];
beforeEach(async () => {
  nodes = await openNodes();
  time = 1000;
  shown = nodes.stores.map(() => []);
  reported = [];
  counts = nodes.stores.map((store, index) =>
    sharedCount({
      store,
      now: () => time,
      show: (count) => shown[index]?.push(count),
      report: (line) => reported.push(line),
      lifetime: 100,
    }),
  );
});
afterEach(async () => {
  for (const count of counts) count.close();
  await nodes.close();
  expect(reported).toEqual([]);
});

test('an editor that comes or goes is counted, one with two pages once', async () => {
  const [here] = counts;
  const leave = here?.enter('one');
  await expect.poll(() => shown[0]?.at(-1)).toBe(1);
  here?.enter('one');
  await expect.poll(() => shown[0]).toEqual([1, 1]);
  here?.enter('two');
  await expect.poll(() => shown[0]).toEqual([1, 1, 2]);
  leave?.();
  await expect.poll(() => shown[0]).toEqual([1, 1, 2, 2]);
});

test('pages of a process that has ended are forgotten by the others', async () => {
  const [here, there] = counts;
  const [store] = nodes.stores;
  const count = () => countEditors(store, time - 100);
  here?.enter('one');
  there?.enter('two');
  await expect.poll(count).toBe(2);
  time += 90;
  here?.beat();
  await expect.poll(() => countEditors(store, time)).toBe(1);
  time += 90;
  expect(await count()).toBe(1);
  here?.beat();
  await expect.poll(async () => (await store.db.selectFrom('open_editors').selectAll().execute()).length).toBe(1);
});
