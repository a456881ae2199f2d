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

test('anonymous posts cannot fill the memory', () => {
  const flashes = createFlashes();
  const first = flashes.keep(results);
  const large = new Map([
    ['contact_form', { posted: false, errors: { body: ['x'] }, values: { body: 'y'.repeat(30_000) } }],
  ]);
  for (let count = 0; count < 400; count += 1) flashes.keep(large);
  expect(flashes.take(first).size).toBe(0);
  const huge = new Map([
    ['contact_form', { posted: false, errors: { body: ['x'] }, values: { body: 'y'.repeat(900_000) } }],
  ]);
  expect(flashes.take(flashes.keep(huge)).get('contact_form')).toEqual({
    posted: false,
    errors: { body: ['x'] },
    values: {},
  });
});

test('unread results are swept and counted', () => {
  let time = 0;
  const flashes = createFlashes(() => time);
  flashes.keep(results);
  time = 6 * 60 * 1000;
  const token = flashes.keep(results);
  expect(flashes.sweep()).toBe(0);
  time = 11 * 60 * 1000;
  expect(flashes.sweep()).toBe(1);
  expect(flashes.figures()).toMatchObject({ kept: 1, dropped: 0 });
  expect(flashes.take(token).size).toBe(1);
  expect(flashes.figures()).toMatchObject({ kept: 0, characters: 0 });
});
