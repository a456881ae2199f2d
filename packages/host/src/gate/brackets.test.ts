import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asList, asTextMap, foldFields, namePath } from './brackets.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('names are read as the platform writes them', () => {
  expect(namePath('properties[Recipient email]')).toEqual(['properties', 'Recipient email']);
  expect(namePath('updates[]')).toEqual(['updates', '']);
  expect(namePath('items[0][properties][_x]')).toEqual(['items', '0', 'properties', '_x']);
  expect(namePath('[odd]')).toEqual(['[odd]']);
  expect(namePath('a[b')).toEqual(['a[b']);
  expect(namePath('a[b]c')).toEqual(['a[b]c']);
});

test('fields fold into maps and lists', () => {
  const fields = foldFields([
    ['id', '1'],
    ['id', '2'],
    ['updates[]', '1'],
    ['updates[]', '0'],
    ['properties[A]', 'x'],
    ['items[0][id]', '7'],
    ['items[0][quantity]', '2'],
    ['items[10][id]', '8'],
    ['items[2][id]', '9'],
  ]);
  expect(plain(fields)).toEqual({
    id: '2',
    updates: ['1', '0'],
    properties: { A: 'x' },
    items: { 0: { id: '7', quantity: '2' }, 2: { id: '9' }, 10: { id: '8' } },
  });
  expect(plain(asList(fields.items))).toEqual([{ id: '7', quantity: '2' }, { id: '9' }, { id: '8' }]);
});

test('items without indexes start a new item when a field repeats', () => {
  const fields = foldFields([
    ['items[][id]', '1'],
    ['items[][quantity]', '2'],
    ['items[][properties][A]', 'x'],
    ['items[][id]', '3'],
  ]);
  expect(plain(fields.items)).toEqual([{ id: '1', quantity: '2', properties: { A: 'x' } }, { id: '3' }]);
});

test('no name reaches a prototype', () => {
  foldFields([
    ['__proto__[polluted]', 'yes'],
    ['a[__proto__][polluted]', 'yes'],
    ['constructor[prototype][polluted]', 'yes'],
    ['a[][__proto__][polluted]', 'yes'],
  ]);
  expect('polluted' in {}).toBe(false);
});

test('any pairs fold without an exception', () => {
  const name = fc.stringMatching(/^[a-c_[\]0-9]{0,12}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(name, fc.string()), fc.string())), (pairs) => {
      const fields = foldFields(pairs);
      for (const value of Object.values(fields)) {
        asList(value);
        asTextMap(value);
      }
      expect(Object.getPrototypeOf(fields)).toBeNull();
    }),
  );
});
