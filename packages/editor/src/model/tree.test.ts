import { describe, expect, it, test } from 'vitest';
import { type Labels, labelsOf } from './labels.ts';
import { accepted, largeIndex, modelTheme } from './model-theme.fixture.ts';
import { rename, setHidden, setSetting } from './operations.ts';
import { addressOf, idOf, itemAt, treeOf } from './tree.ts';
import type { EditorTheme, Files, TreeItem } from './types.ts';

const theme = modelTheme();
const labels = labelsOf(theme, 'en');
const INDEX = 'templates/index.json';
const tree = (files: Files = theme.files, template = 'index', of: EditorTheme = theme) =>
  treeOf(of, files, template, labels);
const ids = (items: readonly TreeItem[]): string[] => items.flatMap((item) => [item.id, ...ids(item.children)]);
const every = (items: readonly TreeItem[]): TreeItem[] => items.flatMap((item) => [item, ...every(item.children)]);

describe('the tree of a page', () => {
  it('has the parts of the layout in order, without groups that are not there', () => {
    expect(tree().map(({ id }) => id)).toEqual([
      'area:sections/header-group.json',
      'area:templates/index.json',
      'config/settings_data.json#drawer',
    ]);
  });

  it('has sections by order and blocks by block order, static blocks first', () => {
    expect(ids(tree().slice(1, 2))).toEqual([
      'area:templates/index.json',
      'templates/index.json#hero',
      'templates/index.json#notes',
      'templates/index.json#notes/one',
      'templates/index.json#notes/two',
      'templates/index.json#stack',
      'templates/index.json#stack/title',
      'templates/index.json#stack/group',
      'templates/index.json#stack/group/inner',
      'templates/index.json#stack/last',
    ]);
  });

  it('has the static section as its schema gives it until it is changed', () => {
    expect(tree().at(-1)).toMatchObject({
      kind: 'section',
      isStatic: true,
      canRemove: false,
      children: [{ title: 'Free shipping', address: { path: 'config/settings_data.json', key: 'drawer' } }],
    });
  });

  it('titles by text without tags, else by name', () => {
    const [, area] = tree();
    expect(area?.children.map(({ title, name }) => [title, name])).toEqual([
      ['Autumn & winter', 'Hero'],
      ['Notes', 'Notes'],
      ['Stack', 'Stack'],
    ]);
  });

  it('titles by the merchant’s name before all others', () => {
    const { files } = accepted(rename(theme, theme.files, { path: 'templates/index.json', key: 'hero' }, ' Opening '));
    expect(itemAt(tree(files), 'templates/index.json#hero')).toMatchObject({ title: 'Opening', name: 'Hero' });
  });

  it('shows what is hidden', () => {
    const { files } = accepted(setHidden(theme, theme.files, { path: 'templates/index.json', key: 'hero' }, true));
    expect(itemAt(tree(files), 'templates/index.json#hero')?.isHidden).toBe(true);
  });

  it('says what takes more', () => {
    const can = (id: string) => itemAt(tree(), `templates/index.json#${id}`)?.canAdd;
    expect([can('hero'), can('notes'), can('notes/one'), can('stack'), can('stack/group'), can('stack/last')]).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(tree()[1]?.canAdd).toBe(true);
  });

  it('says when a section is full', () => {
    const blocks = { one: { type: 'note' }, two: { type: 'note' }, three: { type: 'note' } };
    const full = { [INDEX]: { sections: { notes: { type: 'notes', blocks } }, order: ['notes'] } };
    expect(itemAt(tree(full), 'templates/index.json#notes')).toMatchObject({ canAdd: false, children: { length: 3 } });
  });

  it('has blocks without an order as they are saved, static ones once', () => {
    const blocks = { a: { type: 'text' }, title: { type: '_title', static: true }, b: { type: 'text' } };
    const files = { [INDEX]: { sections: { stack: { type: 'stack', blocks } }, order: ['stack'] } };
    expect(itemAt(tree(files), `${INDEX}#stack`)?.children.map(({ id }) => id)).toEqual([
      `${INDEX}#stack/title`,
      `${INDEX}#stack/a`,
      `${INDEX}#stack/b`,
    ]);
  });

  it('has a part once that the layout names twice', () => {
    const { theme: parts = [] } = theme.layouts;
    const twice = modelTheme({ layouts: { theme: [...parts, ...parts] } });
    expect(tree(theme.files, 'index', twice)).toHaveLength(3);
  });

  it('has the sections that a Liquid template prints, behind its area', () => {
    expect(tree(theme.files, 'cart').map(({ id }) => id)).toEqual([
      'area:sections/header-group.json',
      'area:templates/cart.liquid',
      'config/settings_data.json#cart',
      'config/settings_data.json#drawer',
    ]);
  });

  it('keeps a section and a block of a type that the theme does not have', () => {
    const files = {
      'templates/index.json': {
        sections: { odd: { type: 'gone-type', blocks: { b: { type: 'what' } } } },
        order: ['odd'],
      },
    };
    expect(itemAt(tree(files), 'templates/index.json#odd')).toMatchObject({
      title: 'Gone type',
      canAdd: false,
      children: [{ title: 'What' }],
    });
  });

  it('tells of a template that is broken', () => {
    const broken = modelTheme({
      templates: [
        {
          name: 'index',
          path: 'templates/index.json',
          kind: 'broken',
          problem: 'templates/index.json:3: a comma is missing',
          address: '/',
          isMade: false,
        },
      ],
    });
    expect(itemAt(tree({}, 'index', broken), 'area:templates/index.json')).toMatchObject({
      problem: 'templates/index.json:3: a comma is missing',
      canAdd: false,
      children: [],
    });
  });

  it('puts problems at what has them, and makes the other items no new ones', () => {
    const before = tree();
    const problems = new Map([['templates/index.json#notes/one', 'Liquid error']]);
    const after = treeOf(theme, theme.files, 'index', labels, problems);
    expect(itemAt(after, 'templates/index.json#notes/one')?.problem).toBe('Liquid error');
    expect(
      every(after)
        .filter((item) => !every(before).includes(item))
        .map(({ id }) => id),
    ).toEqual(['area:templates/index.json', 'templates/index.json#notes', 'templates/index.json#notes/one']);
  });
});

describe('a key in a setting of a large page', () => {
  const files = { ...theme.files, 'templates/index.json': largeIndex(25, 50) };

  it('makes the items of the block, its section and the file alone', () => {
    const before = every(tree(files));
    const address = { path: 'templates/index.json', key: 's7', blocks: ['b9'] } as const;
    const after = every(tree(accepted(setSetting(theme, files, address, 'text', '<p>New</p>')).files));
    expect(after.filter((item) => !before.includes(item)).map(({ id }) => id)).toEqual([
      'area:templates/index.json',
      'templates/index.json#s7',
      'templates/index.json#s7/b9',
    ]);
    expect(after.length).toBe(before.length);
  });

  it('asks for no title again where the problems are equal to those before', () => {
    let asked = 0;
    const counting: Labels = (text = '') => {
      asked++;
      return text;
    };
    const problems = () => new Map([['templates/index.json#s1/b1', 'Liquid error']]);
    treeOf(theme, files, 'index', counting, problems());
    const first = asked;
    treeOf(theme, files, 'index', counting, problems());
    expect(asked - first).toBe(0);
    treeOf(theme, files, 'index', counting, new Map());
    expect(asked - first).toBeGreaterThan(0);
  });

  it('makes none where only another caller asked with labels of its own', () => {
    const before = tree(files);
    treeOf(theme, files, 'index', (text) => text ?? '');
    expect(every(tree(files)).every((item, index) => item === every(before)[index])).toBe(true);
  });
});

test('an id is an address, and the other way round', () => {
  const address = { path: 'templates/customers/login.json', key: 'a b', blocks: ['x/y', 'z#'] } as const;
  expect(addressOf(idOf(address))).toEqual(address);
  expect(idOf({ path: 'templates/index.json', key: 'hero', blocks: ['row-1'] })).toBe(
    'templates/index.json#hero/row-1',
  );
  expect(addressOf('area:templates/index.json')).toBeNull();
});
