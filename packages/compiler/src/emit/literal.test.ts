import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare } from '../expression/condition.ts';
import { filter } from '../expression/filter.ts';
import { record } from '../expression/recording.ts';
import { member, path, text } from '../expression/value.ts';
import { plainEngine } from '../parity/liquid.ts';
import { checkLiquid } from '../upload/liquid/check-liquid.ts';
import { attribute } from './attribute.ts';
import { choose } from './choose.ts';
import { json } from './json.ts';
import { root } from './root.ts';
import { plainText } from './text.ts';

const name = () => path('name', { type: 'string' });
const engine = plainEngine({ filters: { json: (value) => JSON.stringify(value) } });

/** Strings of the characters by which Liquid knows where a tag ends, and where a string does. */
const awkward = fc.string({ unit: fc.constantFrom('{', '}', '%', "'", '"', '\\', '-', '\n', 'a', ' '), maxLength: 6 });

/** Every place of a template that can contain a string literal, and its output. */
const PLACES: Record<string, { emit: (literal: string) => string; prints: (literal: string, name: string) => string }> =
  {
    'an argument of a filter that is printed': {
      emit: (literal) => plainText(root(), filter(name(), 'append', [literal])),
      prints: (literal, value) => value + literal,
    },
    'an argument of a filter in the payload': {
      emit: (literal) => json(root(), filter(name(), 'append', [literal])),
      prints: (literal, value) => JSON.stringify(value + literal),
    },
    'a comparison': {
      emit: (literal) =>
        choose(
          root(),
          compare(name(), '==', literal),
          () => 'yes',
          () => 'no',
        ),
      prints: (literal, value) => (value === literal ? 'yes' : 'no'),
    },
    'the beginning and the end of a text': {
      emit: (literal) => plainText(root(), text([literal, name(), literal])),
      prints: (literal, value) => literal + value + literal,
    },
    'a text that is assigned': {
      emit: (literal) => plainText(root(), filter(text([literal, name()]), 'append', ['.'])),
      prints: (literal, value) => `${literal}${value}.`,
    },
    'a key of the payload': {
      emit: (literal) => json(root(), { [`${literal}k`]: name() }),
      prints: (literal, value) => JSON.stringify({ [`${literal}k`]: value }),
    },
  };

test.each(Object.entries(PLACES))(
  '%s: the platform takes the template, and it prints the string',
  (_, { emit, prints }) => {
    fc.assert(
      fc.property(awkward, fc.boolean(), (literal, isSame) => {
        // An empty string is no value of its own to a comparison.
        fc.pre(literal !== '');
        const value = isSame ? literal : 'b';
        const template = record({}, () => emit(literal));
        expect(checkLiquid(template).problem).toBeUndefined();
        expect(engine.parse(template)({ name: value })).toBe(prints(literal, value));
      }),
      { numRuns: 300 },
    );
  },
);

test('an attribute may have a brace before an expression', () => {
  const template = record({}, () => attribute(root(), 'a', 'title', text(['{', name(), '}'])));
  expect(checkLiquid(template).problem).toBeUndefined();
  expect(engine.parse(template)({ name: 'b' })).toBe(' title="{b}"');
});

test('a member whose name Liquid cannot read is refused', () => {
  expect(() => member(name(), 'a}b', 'string')).toThrow('has a name that Liquid cannot read');
});
