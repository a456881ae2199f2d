import { ID_CASES } from '@vitrine/contract/editor/ids.ts';
import { describe, expect, it, test } from 'vitest';
import { addressOfIds, blockId, sectionId, templateOfSection } from './ids.ts';
import { modelTheme } from './model-theme.fixture.ts';

const theme = modelTheme();
const INDEX = 'templates/index.json';

/** The path of a case's file: `group/header-group`. */
const pathOf = (name: string) => `${name.replace('template/', 'templates/').replace('group/', 'sections/')}.json`;

test.each(ID_CASES.sections)('a section of $name has the id that the host prints', ({ name, key, id }) => {
  expect(sectionId(pathOf(name), key)).toBe(id);
});

test.each(ID_CASES.blocks)('a block in $owner has the id that the host prints', ({ owner, key, id }) => {
  expect(blockId(owner, key)).toBe(id);
});

test('a static section has its file name as its id', () => {
  expect(sectionId('config/settings_data.json', 'drawer')).toBe('drawer');
});

test('the owner of a nested block is its parent block', { tags: ['editor-15'] }, () => {
  expect(blockId('drawer', 'a', 'b')).toBe(blockId(blockId('drawer', 'a'), 'b'));
});

describe('what is clicked in the preview', () => {
  const find = (section: string, block?: string) =>
    addressOfIds(theme, theme.files, 'index', block === undefined ? { section } : { section, block });
  const stack = sectionId(INDEX, 'stack');

  it.each([
    ['a section', { path: INDEX, key: 'hero' }],
    ['a section of a group', { path: 'sections/header-group.json', key: 'header' }],
    ['a static section', { path: 'config/settings_data.json', key: 'drawer' }],
  ])('%s', (_, address) => {
    expect(find(sectionId(address.path, address.key))).toEqual(address);
  });

  it('a block inside a block', () => {
    expect(find(stack, blockId(stack, 'group', 'inner'))).toEqual({
      path: INDEX,
      key: 'stack',
      blocks: ['group', 'inner'],
    });
  });

  it('a block of a static section that no one has changed', () => {
    expect(find('drawer', blockId('drawer', 'drawer-0'))).toEqual({
      path: 'config/settings_data.json',
      key: 'drawer',
      blocks: ['drawer-0'],
    });
  });

  it('is the section where no file has the block, and nothing where the page has no such section', () => {
    expect(find(stack, blockId(stack, 'unsaved'))).toEqual({ path: INDEX, key: 'stack' });
    expect(find(sectionId('templates/product.json', 'main'))).toBeNull();
    expect(find('no-such-file')).toBeNull();
  });
});

test('a page’s template is known by its sections', () => {
  const ids = [sectionId('sections/header-group.json', 'header'), sectionId('templates/product.json', 'main')];
  expect(templateOfSection(['index', 'product'], ids)).toBe('product');
  expect(templateOfSection(['index', 'product'], ['drawer'])).toBeUndefined();
});
