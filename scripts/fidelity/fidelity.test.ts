import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../project.ts';
import { type Answer, classified, otherTypes } from './classify.ts';
import { documented } from './documented.ts';
import { fidelityOf } from './fidelity.ts';
import { fidelityPage } from './page.ts';
import { type Reading, readings } from './probes.ts';
import { readShops } from './read-shops.ts';
import { ABSENT_OBJECTS, OTHER_TYPES, REASONS } from './reasons.ts';

const { objects } = documented();

describe('what the host answers of two shops', () => {
  let read: Reading[] = [];
  let answers: readonly Answer[] = [];
  beforeAll(async () => {
    read = await readShops();
    ({ answers } = fidelityOf(read));
  });

  test('every documented property is filled, or there is a reason why not', () => {
    expect(answers.length).toBeGreaterThan(900);
    const unexplained = answers.filter(({ state, reason }) => state !== 'filled' && reason === '');
    expect(unexplained.map(({ object, name }) => `${object}.${name}`)).toEqual([]);
  });

  test('every documented global variable answers', () => {
    const silent = fidelityOf(read).globals.filter((global) => !global.answers);
    expect(silent.map(({ member }) => member.name)).toEqual([]);
  });

  test('has the documented types', () => expect(otherTypes(objects, read)).toEqual([]));

  test('no reason is left of what is filled now', () => {
    const used = new Set(
      answers.flatMap(({ object, name, state }) =>
        state === 'filled' ? [] : [`${object}.${name}`, `*.${name}`, object],
      ),
    );
    expect([...Object.keys(REASONS), ...Object.keys(ABSENT_OBJECTS)].filter((name) => !used.has(name))).toEqual([]);
    const known = new Set(answers.map(({ object, name }) => `${object}.${name}`));
    expect(Object.keys(OTHER_TYPES).filter((name) => !known.has(name))).toEqual([]);
  });

  test('every documented filter and tag is known, or there is a reason why not', () => {
    const { filters, tags } = fidelityOf(read);
    expect([...filters.unknown, ...tags.unknown].filter(([, reason]) => reason === '')).toEqual([]);
  });

  test('is what docs/fidelity.md says', () =>
    expect(fidelityPage(fidelityOf(read))).toBe(readFileSync(join(root, 'docs/fidelity.md'), 'utf8')));
});

test('a property that no page answers and nobody explains is found', () => {
  const known = new Map([['shop', [{ name: 'nickname', type: 'string', of: '' }]]]);
  const [answer] = classified(known, readings('shop.nickname\tjson null\n'), []);
  expect(answer).toMatchObject({ state: 'absent', reason: '' });
  expect(classified(known, readings('shop.nickname\tjson "Vi"\n'), [])[0]?.state).toBe('filled');
  expect(otherTypes(known, readings('shop.nickname\tjson 3\n'))).toEqual([
    'shop.nickname: number, documented as string',
  ]);
});

test('a member that every drop of its kind answers with the same literal is constant', () => {
  const known = new Map([['cart', [{ name: 'duties_included', type: 'boolean', of: '' }]]]);
  const drop = (constants: [string, string][]) => ({
    kind: 'cart',
    members: ['duties_included'],
    constants: new Map(constants),
    isText: false,
  });
  const read = readings('cart.duties_included\tjson false\n');
  expect(classified(known, read, [drop([['duties_included', 'false']])])[0]).toMatchObject({
    state: 'constant',
    value: 'false',
  });
  expect(classified(known, read, [drop([['duties_included', 'false']]), drop([])])[0]?.state).toBe('filled');
});
