import { expect, test } from 'vitest';
import { all, not, some } from './condition.ts';
import type { Cond } from './node.ts';
import { record } from './recording.ts';
import { truthy } from './truth.ts';
import { path } from './value.ts';

const flag = (name: string): Cond => truthy(path(name, { type: 'boolean' }));

/** A chain of conditions: each one after all before it, or a stop where the chain ends. */
function chain(length: number): Cond {
  let chosen = flag('option_0');
  for (let n = 1; n <= length; n++) {
    const own = flag(`option_${n}`);
    chosen = some(all(chosen, own), all(not(chosen), not(own), flag(`stop_${n}`)));
  }
  return chosen;
}

test('equal conditions of a section are one object', () => {
  record({}, () => expect(chain(3)).toBe(chain(3)));
});

test('the consequences of two conditions are computed once, even if they are deeply nested', () => {
  const steps = (length: number) =>
    record({}, ({ simplified }) => {
      chain(length);
      return [...simplified.values()].reduce((sum, given) => sum + given.true.size + given.false.size, 0);
    });
  expect(steps(12)).toBeLessThan(4 * steps(6));
});
