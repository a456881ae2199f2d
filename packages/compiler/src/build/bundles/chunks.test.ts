import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkNames, importCycle } from './chunks.ts';

/** Modules and what they import, as the bundler tells it; `fetched` are those that are imported when they are wanted. */
function graphOf(imports: Record<string, string[]>, fetched: readonly string[]) {
  return (id: string) =>
    imports[id]
      ? {
          importedIds: imports[id],
          importers: Object.keys(imports).filter((other) => imports[other]?.includes(id)),
          dynamicImporters: fetched.includes(id) ? ['somebody'] : [],
        }
      : null;
}

describe('chunks', () => {
  const views = ['view/header', 'view/product', 'view/reviews', 'view/blog'];
  const modules = {
    boot: ['schedule'],
    schedule: [],
    mount: ['islands', 'react', 'schedule'],
    islands: [],
    react: [],
    'view/header': ['icon', 'cart', 'react'],
    'view/product': ['cart', 'gallery'],
    'view/reviews': ['gallery', 'stars'],
    'view/blog': ['stars'],
    icon: ['react'],
    cart: ['store'],
    store: [],
    gallery: [],
    stars: [],
  };
  const graph = graphOf(modules, ['mount', ...views]);
  const names = chunkNames('boot', 'islands', ['view/header', 'view/product']);
  const nameOf = (id: string) => names(id, graph);

  it('mount holds what brings islands to life, with all it imports', () => {
    expect(['mount', 'islands', 'react'].map(nameOf)).toEqual(['mount', 'mount', 'mount']);
  });

  it('the page’s script stays what it is', () => {
    expect(['boot', 'schedule'].map(nameOf)).toEqual([null, null]);
  });

  it('shared holds what several views that wake by themselves import, with all that imports', () => {
    expect(['cart', 'store'].map(nameOf)).toEqual(['shared', 'shared']);
  });

  it('what one of them and something that comes later import is among its parts', () => {
    expect(nameOf('gallery')).toBe('parts-product');
  });

  it('what only one of them, or only views that wait import is left to the bundler', () => {
    expect(['icon', 'stars', 'view/product'].map(nameOf)).toEqual([null, null, null]);
  });

  it('shared also holds the views that every page has, with all they import', () => {
    const names = chunkNames('boot', 'islands', ['view/header', 'view/product'], new Set(['view/header']));
    expect(['view/header', 'icon', 'cart', 'react'].map((id) => names(id, graph))).toEqual([
      'shared',
      'shared',
      'shared',
      'mount',
    ]);
  });

  it('what a chunk imports is in it or in one before, whatever the modules import', () => {
    const ids = ['boot', 'mount', 'islands', 'a', 'b', 'c', 'd', 'e', 'f'];
    fc.assert(
      fc.property(
        fc.array(fc.subarray(ids), { minLength: ids.length, maxLength: ids.length }),
        fc.subarray(['a', 'b']),
        (lists, everywhere) => {
          const some = graphOf(Object.fromEntries(ids.map((id, index) => [id, lists[index] ?? []])), [
            'mount',
            'a',
            'b',
            'c',
          ]);
          const chunkOf = chunkNames('boot', 'islands', ['a', 'b'], new Set(everywhere));
          const script = new Set(['boot']);
          for (const id of script) for (const imported of some(id)?.importedIds ?? []) script.add(imported);
          const order = (id: string) =>
            script.has(id) ? 0 : ['mount', 'shared', 'parts-a', 'parts-b', null].indexOf(chunkOf(id, some)) + 1;
          for (const id of ids) {
            for (const imported of some(id)?.importedIds ?? []) expect(order(imported)).toBeLessThanOrEqual(order(id));
          }
        },
      ),
    );
  });
});

describe('a cycle of chunks', () => {
  it('is found, and told as the way round', () => {
    const chunks = new Map([
      ['boot.js', []],
      ['product.js', ['shared.js']],
      ['shared.js', ['icons.js', 'mount.js']],
      ['icons.js', []],
      ['mount.js', ['shared.js']],
    ]);
    expect(importCycle(chunks)).toEqual(['shared.js', 'mount.js', 'shared.js']);
  });

  it('is not seen where two ways lead to one chunk', () => {
    const chunks = new Map([
      ['a.js', ['b.js', 'c.js']],
      ['b.js', ['d.js']],
      ['c.js', ['d.js']],
    ]);
    expect(importCycle(chunks)).toBeUndefined();
  });
});
