import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { blocksOf, idOf } from './address.ts';
import { labelsOf } from './labels.ts';
import { accepted, countedKeys, modelTheme } from './model-theme.fixture.ts';
import { move, moveBy } from './moves.ts';
import { findNode } from './nodes.ts';
import { blockKeys, sectionsIn } from './stored.ts';
import { treeOf } from './tree.ts';
import type { BlockAddress, Files, NodeAddress, TreeItem } from './types.ts';

const theme = modelTheme();
const { files } = theme;
const INDEX = 'templates/index.json';
const section = (key: string) => ({ path: INDEX, key });
const block = (key: string, ...keys: [string, ...string[]]): BlockAddress => ({ path: INDEX, key, blocks: keys });
const order = (of: Files) => sectionsIn(of, INDEX)?.order;
const keys = (of: Files, address: NodeAddress) => {
  const found = findNode(theme, of, address);
  return found && blockKeys(found.node);
};

describe('a section moves', () => {
  it.each([
    [0, ['hero', 'notes', 'stack']],
    [1, ['hero', 'notes', 'stack']],
    [2, ['notes', 'hero', 'stack']],
    [3, ['notes', 'stack', 'hero']],
  ])('before what is at %i', (index, expected) => {
    expect(order(accepted(move(theme, files, section('hero'), { parent: { path: INDEX }, index })).files)).toEqual(
      expected,
    );
  });

  it('to another file that takes its type, with a new key where its own is taken', () => {
    const product = 'templates/product.json';
    const from = { ...files, [product]: { sections: { hero: { type: 'hero' } }, order: ['hero'] } };
    const moved = accepted(move(theme, from, section('hero'), { parent: { path: product }, index: 1 }, countedKeys()));
    expect(moved.address).toEqual({ path: product, key: 'hero_a1' });
    expect(sectionsIn(moved.files, product)?.order).toEqual(['hero', 'hero_a1']);
    expect(order(moved.files)).toEqual(['notes', 'stack']);
  });

  it('not to a file that does not take its type, nor into a section', () => {
    const main = { path: 'templates/product.json', key: 'main' };
    expect(move(theme, files, main, { parent: { path: INDEX }, index: 0 })).toEqual({ ok: false, key: 'not-here' });
    expect(move(theme, files, section('hero'), { parent: section('stack'), index: 0 })).toMatchObject({
      key: 'not-here',
    });
  });
});

describe('a block moves', () => {
  it('among its own', () => {
    const moved = accepted(move(theme, files, block('notes', 'one'), { parent: section('notes'), index: 2 }));
    expect(keys(moved.files, section('notes'))).toEqual(['two', 'one']);
    expect(moved.address).toEqual(block('notes', 'one'));
  });

  it('into and out of a block', () => {
    const inside = accepted(move(theme, files, block('stack', 'last'), { parent: block('stack', 'group'), index: 0 }));
    expect(inside.address).toEqual(block('stack', 'group', 'last'));
    expect(keys(inside.files, block('stack', 'group'))).toEqual(['last', 'inner']);
    expect(keys(inside.files, section('stack'))).toEqual(['group']);
    const outside = accepted(move(theme, inside.files, inside.address, { parent: section('stack'), index: 1 }));
    expect(outside.files).toEqual(files);
  });

  it('not into itself, not where its type is not taken, and not if it is static', () => {
    const group = block('stack', 'group');
    expect(move(theme, files, group, { parent: group, index: 0 })).toEqual({ ok: false, key: 'not-here' });
    expect(move(theme, files, group, { parent: section('notes'), index: 0 })).toEqual({ ok: false, key: 'not-here' });
    expect(move(theme, files, block('stack', 'title'), { parent: section('stack'), index: 1 })).toMatchObject({
      key: 'static',
    });
  });

  it('not so that what is in it is below the eighth level', { tags: ['editor-16'] }, () => {
    let deep: NodeAddress = block('stack', 'group');
    let at = files;
    for (let level = 0; level < 6; level++) {
      const parent: NodeAddress = deep;
      const made = accepted(
        move(theme, { ...at, [INDEX]: withGroup(at, level) }, block('stack', `g${level}`), { parent, index: 0 }),
      );
      at = made.files;
      deep = made.address;
    }
    expect(blocksOf(deep)).toHaveLength(7);
    const withPair = { ...at, [INDEX]: withGroup(at, 9, { text: { type: 'text' } }) };
    expect(move(theme, withPair, block('stack', 'g9'), { parent: deep, index: 0 })).toEqual({
      ok: false,
      key: 'too-deep',
    });
  });
});

/** The template with a further group in its stack. */
function withGroup(at: Files, number: number, blocks = {}) {
  const list = sectionsIn(at, INDEX);
  const stack = findNode(theme, at, section('stack'))?.node;
  const key = `g${number}`;
  return {
    sections: {
      ...list?.sections,
      stack: {
        ...stack,
        type: 'stack',
        blocks: { ...stack?.blocks, [key]: { type: 'group', blocks } },
        block_order: [...(stack?.block_order ?? []), key],
      },
    },
    order: [...(list?.order ?? [])],
  };
}

describe('by one place', () => {
  it('up and down among its own', () => {
    expect(order(accepted(moveBy(theme, files, section('notes'), -1)).files)).toEqual(['notes', 'hero', 'stack']);
    expect(order(accepted(moveBy(theme, files, section('notes'), 1)).files)).toEqual(['hero', 'stack', 'notes']);
    expect(keys(accepted(moveBy(theme, files, block('notes', 'two'), -1)).files, section('notes'))).toEqual([
      'two',
      'one',
    ]);
  });

  it('a section at the edge stays', () => {
    expect(moveBy(theme, files, section('hero'), -1)).toEqual({ ok: false, key: 'not-here' });
    expect(moveBy(theme, files, section('stack'), 1)).toEqual({ ok: false, key: 'not-here' });
  });

  it('a block at the edge of its section goes into the section beside that', () => {
    const list = sectionsIn(files, INDEX);
    const from = {
      ...files,
      [INDEX]: {
        sections: { ...list?.sections, second: { type: 'notes', blocks: { three: { type: 'note' } } } },
        order: ['hero', 'notes', 'second', 'stack'],
      },
    };
    const down = accepted(moveBy(theme, from, block('notes', 'two'), 1));
    expect(down.address).toEqual(block('second', 'two'));
    expect(keys(down.files, section('second'))).toEqual(['two', 'three']);
    const up = accepted(moveBy(theme, from, block('second', 'three'), -1));
    expect(keys(up.files, section('notes'))).toEqual(['one', 'two', 'three']);
    expect(moveBy(theme, from, block('second', 'three'), 1)).toEqual({ ok: false, key: 'not-here' });
  });

  it('a block at the edge of a block leaves it where nothing beside it takes it', () => {
    const down = accepted(moveBy(theme, files, block('stack', 'group', 'inner'), 1));
    expect(keys(down.files, section('stack'))).toEqual(['group', 'inner', 'last']);
    const up = accepted(moveBy(theme, files, block('stack', 'group', 'inner'), -1));
    expect(keys(up.files, section('stack'))).toEqual(['inner', 'group', 'last']);
  });

  it('what is static stays', () => {
    expect(moveBy(theme, files, block('stack', 'title'), 1)).toEqual({ ok: false, key: 'static' });
    expect(moveBy(theme, files, { path: 'config/settings_data.json', key: 'drawer' }, 1)).toMatchObject({
      key: 'static',
    });
  });
});

test('any moves: nothing is lost, doubled or left without a place', () => {
  const labels = labelsOf(theme, 'en');
  const flat = (items: readonly TreeItem[]): TreeItem[] => items.flatMap((item) => [item, ...flat(item.children)]);
  const nodes = (of: Files) => flat(treeOf(theme, of, 'index', labels)).flatMap(({ address }) => address ?? []);
  const titles = (of: Files) =>
    flat(treeOf(theme, of, 'index', labels))
      .map(({ name }) => name)
      .sort();
  const step = fc.record({ from: fc.nat(), to: fc.nat(), index: fc.nat(6), isKey: fc.boolean(), up: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let at: Files = files;
      for (const { from, to, index, isKey, up } of steps) {
        const all = nodes(at);
        const moved = all[from % all.length];
        const parent = all[to % all.length];
        if (!moved || !parent) continue;
        const target = 'blocks' in moved ? parent : { path: parent.path };
        const changed = isKey
          ? moveBy(theme, at, moved, up ? -1 : 1)
          : move(theme, at, moved, { parent: target, index });
        if (!changed.ok) continue;
        at = changed.files;
        expect(nodes(at).map(idOf)).toContain(idOf(changed.address));
      }
      expect(titles(at)).toEqual(titles(files));
    }),
  );
});
