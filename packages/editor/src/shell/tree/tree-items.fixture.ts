import type { TreeItem } from '../../model/types.ts';

export const page = { path: 'templates/index.json' };

/** A section of the home page's tree, that takes blocks. */
export const item = (id: string, more: Partial<TreeItem> = {}): TreeItem => ({
  id,
  kind: 'section',
  address: { ...page, key: id },
  title: id,
  name: id,
  isHidden: false,
  isStatic: false,
  canRemove: true,
  canAdd: true,
  children: [],
  ...more,
});

/** The home page: a static section, one without blocks, and one with a block. */
export const area: TreeItem = item('area:templates/index.json', {
  kind: 'area',
  address: null,
  title: 'Home page',
  children: [
    item('fixed', { isStatic: true, canAdd: false }),
    item('a', { canAdd: false }),
    item('b', { children: [item('b/c', { kind: 'block', canAdd: false })] }),
  ],
});
