import { classified } from './classify.ts';
import { documented } from './documented.ts';
import { filterNames, tagNames } from './known-names.ts';
import type { Fidelity } from './page.ts';
import type { Reading } from './probes.ts';

/** What the readings of pages say of all that is documented. */
export function fidelityOf(readings: readonly Reading[]): Fidelity {
  const { objects, globals, filters, tags } = documented();
  const there = new Set(readings.filter(({ type }) => type !== 'nil').map(({ name }) => name));
  return {
    answers: classified(objects, readings),
    globals: globals.map((member) => ({ member, answers: there.has(`global.${member.name}`) })),
    filters: filterNames(filters),
    tags: tagNames(tags),
  };
}
