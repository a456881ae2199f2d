import { expect, test } from 'vitest';
import type { Section } from '../src/define-section.ts';
import type { ShopOfValues } from '../src/parity/shop-of-values.ts';
import { config } from './config.ts';
import { fixture, native } from './native.ts';

const { checkDataParity, evaluated } = native<typeof import('../src/parity.ts')>('../src/parity.ts');
const { dataParity, randomDifference } = native<typeof import('../src/parity/data.ts')>('../src/parity/data.ts');
const { sectionModules } = native<typeof import('../src/section-module.ts')>('../src/section-module.ts');
const face = native<object>('../src/index.ts');
const faceOnValues = native<object>('../src/data/on-values/face.ts');

const shop: ShopOfValues = {
  metafields: {
    'custom.care': 'string?',
    'custom.b': 'boolean?',
    'custom.l': ['string'],
    'custom.m': 'number?',
    'custom.n': 'number?',
    'custom.o': { a: 'string?' },
    'custom.s': 'string?',
  },
  metaobjects: { types: [], fields: {} },
  settings: [],
};

test.each(['helpers', 'forms', 'chains', 'counts'])(
  '%s: the payload that Liquid prints is what `data` returns as JavaScript',
  (name) => {
    expect(checkDataParity(fixture(`data/${name}.section.tsx`), config, shop, 200)).toBeUndefined();
  },
);

test('every exported helper has a counterpart on plain values', () => {
  expect(Object.keys(faceOnValues).toSorted()).toEqual(Object.keys(face).toSorted());
  for (const file of ['lists', 'objects', 'posted-forms', 'text']) {
    const expressions = native<Record<string, unknown>>(`../src/data/${file}.ts`);
    for (const [name, helper] of Object.entries(expressions))
      if (name in face)
        expect({ name, same: Reflect.get(faceOnValues, name) === helper }).toEqual({ name, same: false });
  }
});

test('a different payload is reported by its shortest path', () => {
  const file = fixture('data/sum-and-1.section.tsx');
  const other = evaluated(fixture('data/sum-and-2.section.tsx')) as Section;
  const parity = dataParity(file, other, sectionModules().evaluator, config);
  const found = randomDifference(other, parity, shop, 60);
  expect(found?.path).toBe('total');
  expect(found?.message).toMatch(/^total: Liquid prints \d+, data returns \d+$/);
});
