import { expect, test } from 'vitest';
import { BOOLEAN_MEMBERS } from './booleans.ts';

test('a name is that of a boolean if it is one on every object that has it', () => {
  for (const name of ['available', 'gift_card', 'gift_card?', 'empty?', 'primary'])
    expect(BOOLEAN_MEMBERS).toContain(name);
  // `selected_value` is a string; lists have a first item; an option has several values.
  for (const name of ['selected_value', 'first', 'last', 'values']) expect(BOOLEAN_MEMBERS).not.toContain(name);
});
