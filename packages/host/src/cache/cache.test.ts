import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChanges } from '../store/changes.ts';
import { createCache } from './cache.ts';
import type { Dependencies } from './dependencies.ts';
import { EVERYTHING } from './facts.ts';

const NEVER = Number.POSITIVE_INFINITY;
const on = (...facts: string[]): Dependencies => ({ facts: new Set(facts), until: NEVER });
const until = (time: number, ...facts: string[]): Dependencies => ({ facts: new Set(facts), until: time });

function setup(maxBytes = 100_000) {
  const changes = createChanges();
  const cache = createCache(changes);
  const clock = { now: 0 };
  const region = cache.region<{ text: string }>({ maxBytes, sizeOf: ({ text }) => text.length, now: () => clock.now });
  return { changes, cache, clock, region };
}

/** A promise and what resolves it. */
function gate<T>() {
  return Promise.withResolvers<T>();
}

describe('an entry', () => {
  it('is dropped by a change of one of its facts, and by no other', () => {
    const { changes, cache, region } = setup();
    region.set('a', { text: 'a' }, on('product:1', 'menu:main'), cache.version());
    region.set('b', { text: 'b' }, on('product:2'), cache.version());
    changes.publish(['product:3']);
    expect([region.get('a')?.value.text, region.get('b')?.value.text]).toEqual(['a', 'b']);
    changes.publish(['menu:main']);
    expect([region.get('a'), region.get('b')?.value.text]).toEqual([undefined, 'b']);
    expect(region.figures()).toMatchObject({ 'drops.changed': 1, entries: 1 });
    expect(cache.facts).toBe(1);
  });

  it('is dropped in every region, and by a change of unknown facts', () => {
    const { changes, cache, region } = setup();
    const other = cache.region<{ text: string }>({ maxBytes: 10_000, sizeOf: () => 1 });
    for (const each of [region, other]) each.set('a', { text: '' }, on('x'), cache.version());
    changes.publish(['x']);
    expect([region.get('a'), other.get('a')]).toEqual([undefined, undefined]);
    for (const each of [region, other]) each.set('a', { text: '' }, on(), cache.version());
    changes.publish([EVERYTHING]);
    expect([region.get('a'), other.get('a')]).toEqual([undefined, undefined]);
  });

  it('is not stored where a fact has changed since its version, whatever changed beside it is', () => {
    const { changes, cache, region } = setup();
    const version = cache.version();
    changes.publish(['x']);
    expect(region.set('a', { text: 'old' }, on('x'), version)).toBe(false);
    expect(region.set('b', { text: 'b' }, on('y'), version)).toBe(true);
    changes.publish([EVERYTHING]);
    expect(region.set('b', { text: 'old' }, on('y'), version)).toBe(false);
    expect(region.get('a') ?? region.get('b')).toBeUndefined();
    expect(region.figures()['not_stored.changed']).toBe(2);
  });

  it('is not stored where more has changed since than is remembered one by one', () => {
    const { changes, cache, region } = setup();
    const version = cache.version();
    for (let number = 0; number < 20_002; number += 1) changes.publish([`product:${number}`]);
    expect(region.set('a', { text: '' }, on('x'), version)).toBe(false);
    expect(region.set('a', { text: '' }, on('x'), cache.version())).toBe(true);
  });

  it('expires at its time', () => {
    const { cache, clock, region } = setup();
    region.set('a', { text: '' }, until(100, 'x'), cache.version());
    clock.now = 99;
    expect(region.get('a')).toBeDefined();
    clock.now = 100;
    expect(region.get('a')).toBeUndefined();
    expect(region.set('a', { text: '' }, until(100), cache.version())).toBe(false);
    expect(region.figures()).toMatchObject({ 'drops.ended': 1, 'not_stored.ended': 1, entries: 0 });
    expect(cache.facts).toBe(0);
  });

  it('makes room for others, the longest unused first; one that is too large is not stored and replaces the old', () => {
    const { cache, region } = setup(4000);
    for (const key of ['a', 'b', 'c']) region.set(key, { text: 'x'.repeat(500) }, on(key), cache.version());
    region.get('a');
    for (const key of ['d', 'e']) region.set(key, { text: 'x'.repeat(500) }, on(key), cache.version());
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => region.get(key))).toEqual(['a', 'c', 'd', 'e']);
    expect(region.set('a', { text: 'x'.repeat(1000) }, on('a'), cache.version())).toBe(false);
    expect(region.get('a')).toBeUndefined();
    expect(region.figures()).toMatchObject({ 'drops.space': 1, 'not_stored.large': 1 });
    expect(cache.facts).toBe(3);
  });

  it('is counted again when it has become smaller or larger, and left alone where it is another', () => {
    const { changes, cache, region } = setup(4000);
    const value = { text: 'x'.repeat(500) };
    region.set('a', value, on('x'), cache.version());
    const before = region.figures().bytes ?? 0;
    value.text = 'x'.repeat(40);
    region.resized('a', { text: '' });
    expect(region.figures().bytes).toBe(before);
    region.resized('a', value);
    expect(region.figures()).toMatchObject({ bytes: before - 460, entries: 1, 'drops.replaced': 0 });
    changes.publish(['x']);
    expect([region.get('a'), cache.facts]).toEqual([undefined, 0]);
    region.resized('a', value);
    expect(region.get('a')).toBeUndefined();
    region.set('a', value, on('x'), cache.version());
    value.text = 'x'.repeat(1000);
    region.resized('a', value);
    expect([region.get('a'), cache.facts]).toEqual([undefined, 0]);
  });

  it('is not stored in a region without room, or that is closed', () => {
    const { cache, region } = setup();
    const none = cache.region<{ text: string }>({ maxBytes: 0, sizeOf: () => 1 });
    expect(none.set('a', { text: '' }, on(), cache.version())).toBe(false);
    expect(none.get('a')).toBeUndefined();
    region.set('a', { text: '' }, on('x'), cache.version());
    region.close();
    expect(region.set('b', { text: '' }, on(), cache.version())).toBe(false);
    expect(region.get('a')).toBeUndefined();
    expect(cache.facts).toBe(0);
  });
});

describe('share', () => {
  it('creates an entry once for simultaneous requests', async () => {
    const { region } = setup();
    const { promise, resolve } = gate<void>();
    let renders = 0;
    const ask = () =>
      region.share('a', async () => {
        renders += 1;
        await promise;
        return { value: { text: 'a' }, dependencies: on('x') };
      });
    const all = [ask(), ask(), ask()];
    resolve();
    expect((await Promise.all(all)).map(({ outcome }) => outcome)).toEqual(['miss', 'hit', 'hit']);
    expect(await ask()).toEqual({ value: { text: 'a' }, outcome: 'hit' });
    expect(renders).toBe(1);
    expect(region.figures()).toMatchObject({ hits: 1, misses: 1, shared: 2 });
  });

  it("gives nobody else what is one visitor's, what failed, or what changed while it was made", async () => {
    const { changes, region } = setup();
    const own = await Promise.all(
      ['first', 'second'].map((text) => region.share('own', async () => ({ value: { text }, dependencies: null }))),
    );
    expect(own.map(({ value, outcome }) => [value.text, outcome])).toEqual([
      ['first', 'private'],
      ['second', 'private'],
    ]);
    const failing = region.share('f', () => Promise.reject(new Error('no')));
    const after = region.share('f', async () => ({ value: { text: 'yes' }, dependencies: on() }));
    await expect(failing).rejects.toThrow('no');
    expect((await after).value.text).toBe('yes');

    const { promise, resolve } = gate<void>();
    const stale = region.share('c', async () => {
      await promise;
      return { value: { text: 'old' }, dependencies: on('x') };
    });
    changes.publish(['x']);
    const fresh = region.share('c', async () => ({ value: { text: 'new' }, dependencies: on('x') }));
    resolve();
    expect((await stale).value.text).toBe('old');
    expect((await fresh).value.text).toBe('new');
    expect(region.get('c')?.value.text).toBe('new');
  });

  it('neither stores nor shares what was begun before all was forgotten', async () => {
    const { region } = setup();
    const { promise, resolve } = gate<void>();
    const old = region.share('a', async () => {
      await promise;
      return { value: { text: 'old theme' }, dependencies: on() };
    });
    region.clear();
    const next = region.share('a', async () => ({ value: { text: 'new theme' }, dependencies: on() }));
    resolve();
    await old;
    expect((await next).value.text).toBe('new theme');
    expect(region.get('a')?.value.text).toBe('new theme');
  });
});

type Step =
  | { kind: 'begin' | 'end' | 'get'; key: number }
  | { kind: 'change'; fact: number }
  | { kind: 'everything' }
  | { kind: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom('begin', 'end', 'get'), key: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change'), fact: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'everything' } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.nat(12) }) },
);

describe('whatever happens in whatever order', () => {
  it('an answer is what would be made now, and the bound holds', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 60, maxLength: 150 }), (steps) => {
        const { changes, cache, clock, region } = setup(4000);
        const world = [0, 0, 0, 0, 0, 0];
        /** An answer shows three facts and the tens of the clock. */
        const factsOf = (key: number) => [key % 6, (key * 5 + 1) % 6, (key * 2 + 3) % 6];
        const shown = (key: number) =>
          `${factsOf(key).map((fact) => world[fact])} ${key % 2 ? Math.floor(clock.now / 10) : ''} ${'x'.repeat(key * 60)}`;
        const begun = new Map<number, { text: string; version: number; dependencies: Dependencies }>();
        for (const each of steps) {
          if (each.kind === 'begin') {
            const end = each.key % 2 ? (Math.floor(clock.now / 10) + 1) * 10 : NEVER;
            const dependencies = until(end, ...factsOf(each.key).map((fact) => `f${fact}`));
            begun.set(each.key, { text: shown(each.key), version: cache.version(), dependencies });
          } else if (each.kind === 'end') {
            const renders = begun.get(each.key);
            if (renders) region.set(`${each.key}`, { text: renders.text }, renders.dependencies, renders.version);
          } else if (each.kind === 'change') {
            world[each.fact] = (world[each.fact] ?? 0) + 1;
            changes.publish([`f${each.fact}`]);
          } else if (each.kind === 'everything') {
            for (const fact of world.keys()) world[fact] = (world[fact] ?? 0) + 1;
            changes.publish([EVERYTHING]);
          } else if (each.kind === 'wait') clock.now += each.ms;
          else {
            const found = region.get(`${each.key}`);
            if (found) expect(found.value.text).toBe(shown(each.key));
          }
          expect(region.figures().bytes).toBeLessThanOrEqual(4000);
        }
        region.clear();
        expect(cache.facts).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
