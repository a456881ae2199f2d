import { expect, test } from 'vitest';
import { createHistory } from '../model/history.ts';
import { sectionId } from '../model/ids.ts';
import { theme } from '../test-theme.fixture.ts';
import { templateShown } from './template-shown.ts';

const state = (paths: readonly string[] = []) => {
  const made = Object.fromEntries(paths.map((path) => [path, { sections: {}, order: [] }]));
  return { theme: theme(), history: createHistory({ ...theme().files, ...made }) };
};

test('a section of a template says which it is, whatever the address', () => {
  const id = sectionId('templates/index.json', 'hero');
  expect(templateShown(state(), [{ id: 'header' }, { id }], '/anything')).toBe('index');
});

test('without one the address says it', () => {
  expect(templateShown(state(), [], '/')).toBe('index');
  expect(templateShown(state(), [], '/collections')).toBe('list-collections');
  expect(templateShown(state(), [], '/collections/linen')).toBe('collection');
  expect(templateShown(state(), [], '/blogs/journal/linen')).toBe('article');
  expect(templateShown(state(), [], '/nowhere')).toBe('404');
});

test('an alternate that there is, made by the merchant or not, is the one shown', () => {
  expect(templateShown(state(['templates/product.tall.json']), [], '/products/a?view=tall')).toBe('product.tall');
  expect(templateShown(state(), [], '/products/a?view=tall')).toBe('product');
});
