import { expect, test } from 'vitest';
import { branch, test as conditionValue } from '../expression/choose.ts';
import { compare } from '../expression/condition.ts';
import { filter } from '../expression/filter.ts';
import { joined, list } from '../expression/list.ts';
import { type List, nodeOf } from '../expression/node.ts';
import { record } from '../expression/recording.ts';
import { path, text } from '../expression/value.ts';
import { plainEngine } from '../parity/liquid.ts';
import { operand } from './operand.ts';
import { root } from './root.ts';

const name = path('name', { type: 'string' });
const isAda = compare(name, '==', 'Ada');
const names = nodeOf(list(path('names'), (item) => filter(item, 'upcase'))) as List;

/** A value that cannot stand inside a tag, and what is read of it on the pages of Ada and of Bo. */
const VALUES: Record<string, [value: unknown, ada: string, bo: string]> = {
  'a filtered value': [filter(name, 'upcase'), 'ADA', 'BO'],
  'a condition': [conditionValue(isAda), 'true', 'false'],
  'one of two values': [branch(isAda, filter(name, 'downcase'), 'nobody'), 'ada', 'nobody'],
  'a text with values in it': [text(['<', name, '>']), '<Ada>', '<Bo>'],
  'the texts of a list': [joined(names, ' & '), 'ADA & BO', 'BO & ADA'],
  'a string that no quotes can hold': [`'"}`, `'"}`, `'"}`],
};

test.each(Object.entries(VALUES))('%s is assigned to a variable before the tag', (_, [value, ada, bo]) => {
  const template = record({}, () => {
    const { before, code } = operand(root(), value);
    return `${before}{{ ${code} }}`;
  });
  const render = plainEngine().parse(template);
  expect([render({ name: 'Ada', names: ['Ada', 'Bo'] }), render({ name: 'Bo', names: ['Bo', 'Ada'] })]).toEqual([
    ada,
    bo,
  ]);
});
