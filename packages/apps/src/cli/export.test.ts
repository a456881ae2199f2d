import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from './export.ts';

test('any text comes back as it was', () => {
  // What the cell itself changes is tested beside it.
  const text = fc.string().filter((value) => !/^\s*[=+\-@]/.test(value));
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text }), { minLength: 1 }), (rows) => {
      const read: unknown = parse(csv(rows), { columns: true, relax_column_count: false });
      expect(read).toEqual(rows);
    }),
  );
});

test('no cell is a formula; columns are those of all rows', () => {
  expect(csv([{ email: '=HYPERLINK("x")' }, { email: '+1', count: -2 }])).toBe(
    'email,count\n"\'=HYPERLINK(""x"")",\n\'+1,-2',
  );
  expect(csv([])).toBe('');
});
