import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entry, LIST_SIZE, type ListQuery, listOf } from './list-of.ts';

const entry = (title: string, value = title.toLowerCase(), rank?: number): Entry => ({
  value,
  title,
  ...(rank === undefined ? {} : { rank }),
});
const values = (entries: readonly Entry[], query: Partial<ListQuery>, stored?: (value: string) => string) =>
  listOf(entries, { q: '', ...query }, stored).items.map(({ value }) => value);

test('is in the order of the titles, whatever their case and accents, lower ranks first', () => {
  const entries = [entry('Zip'), entry('Été', 'ete'), entry('eta'), entry('Abel', 'abel', 1)];
  expect(values(entries, {})).toEqual(['eta', 'ete', 'zip', 'abel']);
});

test('finds words in the title or the handle, whatever their case and accents', () => {
  const entries = [entry('Robe d’Été', 'summer-dress'), entry('Coat', 'wool-coat')];
  expect(values(entries, { q: 'ÉTÉ' })).toEqual(['summer-dress']);
  expect(values(entries, { q: 'dress robe' })).toEqual(['summer-dress']);
  expect(values(entries, { q: 'dress coat' })).toEqual([]);
  expect(values(entries, { q: '  ' })).toEqual(['wool-coat', 'summer-dress']);
});

test('gives the entries that are named, in that order, as they are stored', () => {
  const entries = [entry('A'), entry('B'), entry('C')];
  expect(values(entries, { values: ['c', 'gone', 'a'] })).toEqual(['c', 'a']);
  expect(values(entries, { values: ['x/b'] }, (value) => value.replace('x/', ''))).toEqual(['x/b']);
});

test('an `after` that is none begins at the start', () => {
  for (const after of ['', 'nonsense', Buffer.from('[1]').toString('base64url')])
    expect(values([entry('A')], { after })).toEqual(['a']);
});

test('its pages together are all entries, each of them once', () => {
  const titles = fc.array(fc.constantFrom('Été', 'ete', 'Coat', 'coat', 'Silk', ''), { maxLength: 4 * LIST_SIZE });
  fc.assert(
    fc.property(titles, (list) => {
      const entries = list.map((title, index) => entry(title, `v${index}`, index % 2));
      const seen: string[] = [];
      for (let after: string | undefined, isLast = false; !isLast; isLast = after === undefined) {
        const page = listOf(entries, { q: '', ...(after === undefined ? {} : { after }) });
        expect(page.items.length).toBeLessThanOrEqual(LIST_SIZE);
        seen.push(...page.items.map(({ value }) => value));
        after = page.next;
      }
      expect([...seen].sort()).toEqual(entries.map(({ value }) => value).sort());
      expect(seen).toHaveLength(entries.length);
    }),
  );
});
