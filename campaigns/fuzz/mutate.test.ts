import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { bodyOf } from './body.ts';
import { mutate } from './mutate.ts';
import { pathPattern } from './routes.ts';

const example = { method: 'POST', path: '/cart/add?a=b', fields: { id: '1', 'properties[Engraving]': 'A' } };

test('a seed repeats its requests, and another seed makes other requests', () => {
  const mutants = (seed: number) =>
    Array.from({ length: 200 }, (_, index) => mutate(example, createRandom(seed, index)));
  expect(mutants(1)).toEqual(mutants(1));
  expect(mutants(1)).not.toEqual(mutants(2));
});

test('no mutation ends the request line, which would make two requests of it', () => {
  for (let index = 0; index < 1000; index++) {
    const { request } = mutate(example, createRandom(3, index));
    expect(`${request.method} ${request.path}`).toMatch(/^\w+ [^\r\n ]*$/);
    for (const value of Object.values(request.headers ?? {})) expect(value).not.toMatch(/[\r\n]/);
  }
});

test('a body of each type says the same fields', () => {
  const fields = [
    ['a[b]', 'c'],
    ['d', '1'],
  ] as const;
  expect(bodyOf(fields, 'application/json').toString()).toBe('{"a":{"b":"c"},"d":"1"}');
  expect(bodyOf(fields, 'application/x-www-form-urlencoded').toString()).toBe('a%5Bb%5D=c&d=1');
  expect(bodyOf(fields, 'multipart/form-data').toString()).toContain('name="a[b]"\r\n\r\nc\r\n');
});

test('a pattern matches what its route serves', () => {
  expect('/products/silk.js').toMatch(pathPattern('/products/:handle.js'));
  expect('/products/silk.json').not.toMatch(pathPattern('/products/:handle.js'));
  expect('/a/b').toMatch(pathPattern('/*'));
});
