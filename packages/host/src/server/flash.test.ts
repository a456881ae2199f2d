import { expect, test } from 'vitest';
import { createFlashes } from './flash.ts';

const results = new Map([['contact_form', { posted: true, errors: {}, values: {} }]]);

test('a result is read once', () => {
  const flashes = createFlashes();
  const token = flashes.keep(results);
  expect(flashes.take(token).get('contact_form')?.posted).toBe(true);
  expect(flashes.take(token).size).toBe(0);
  expect(flashes.take('made-up').size).toBe(0);
  expect(flashes.take(undefined).size).toBe(0);
});

test('a result grows old', () => {
  let time = 0;
  const flashes = createFlashes(() => time);
  const token = flashes.keep(results);
  time = 11 * 60 * 1000;
  expect(flashes.take(token).size).toBe(0);
});
