import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it('leaves a text as it is, but for NUL and halves of characters', () => {
  expect(['Été 🙂', 'a\0b\0', '\ud83d', '\ud83d\ude42'].map(storable)).toEqual([
    'Été 🙂',
    'a\ufffdb\ufffd',
    '\ufffd',
    '🙂',
  ]);
});
