import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const refusal = (...args: string[]) => {
  const read = readSettings(args, {});
  return read.ok ? null : read.error;
};

/** Every command as it is meant to be written. */
const WHOLE = [
  'serve',
  'import',
  'check',
  'orders',
  'orders list',
  'orders #1001',
  'orders show #1001',
  'orders fulfil #1001',
  'orders refund #1001',
  'orders cancel #1001',
  'subscribers',
  'jobs',
  'jobs list',
  'jobs retry 12',
  'jobs run old-carts',
  'audit',
  'customers export a@b.example',
  'customers erase a@b.example',
  'theme',
  'theme list',
  'theme pull my-theme',
  'theme reset',
  'theme reset templates/index.json',
  'move',
  'move --to other',
  'backup copy.db',
  'restore copy.db',
  'doctor',
  'help',
];

describe.each(WHOLE)('%s', (text) => {
  const line = text.split(' ');

  test('is taken, with the folders', () => {
    expect(refusal(...line)).toBeNull();
    expect(refusal(...line, '--data', 'x', '--shop', 'y', '--theme', 'z')).toBeNull();
  });

  test('with a word too many is refused', () => {
    // "orders" alone takes a name, "theme reset" a file.
    const more = text === 'orders' || text === 'theme reset' ? ['a', 'b'] : ['extra'];
    expect(refusal(...line, ...more)).toMatch(/is not understood\. (It is|There are): vitrine /);
  });

  test('with an option of another command is refused', () => {
    const foreign = line[0] === 'audit' ? '--stock' : '--event=login';
    expect(refusal(...line, foreign)).toMatch(/is no option of "vitrine .*It takes .*--data/);
  });
});

test.each([
  ['backup', '"vitrine backup" is not understood. It is: vitrine backup FILE.'],
  ['customers', 'There are: vitrine customers export EMAIL, vitrine customers erase EMAIL.'],
  ['customers forget a@b.example', '"vitrine customers forget a@b.example" is not understood.'],
  ['orders fulfil', '"vitrine orders fulfil" is not understood.'],
  ['jobs dance', '"vitrine jobs dance" is not understood.'],
  ['orders refund #1 --reason fraud', '--reason is no option of "vitrine orders refund NAME". It takes --amount'],
  ['serve --reset', '--reset is no option of "vitrine serve".'],
])('%s says what is missing', (line, sentence) => {
  expect(refusal(...line.split(' '))).toContain(sentence);
});

test('help is help, whatever else is there', () => {
  expect(readSettings(['backup', '--help'], {})).toMatchObject({ ok: true, value: { command: 'help' } });
});
