// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { block, find, section } from './preview.fixture.ts';
import { elementOf, nameOf, sectionsOf, targetAt } from './targets.ts';

const page = section('a', `${block('b1', '<i></i>')}${block('b2', block('b3', '<b></b>'))}<u></u>`, 'image-with-text');

it('finds sections and blocks by the ids of their attributes', () => {
  document.body.innerHTML = page + section('c', block('b1'));
  expect(sectionsOf(document).map(({ id, type }) => [id, type])).toEqual([
    ['a', 'image-with-text'],
    ['c', 'hero'],
  ]);
  expect(elementOf(document, { section: 'c', block: 'b1' })).toBe(find('#shopify-section-c #block-b1'));
  expect(elementOf(document, { section: 'c', block: 'b2' })).toBe(null);
  expect(elementOf(document, { section: 'none' })).toBe(null);
});

it('an element belongs to the innermost block', () => {
  document.body.innerHTML = `${page}<p></p>`;
  expect(targetAt(find('i'))).toEqual({ section: 'a', block: 'b1' });
  expect(targetAt(find('b'))).toEqual({ section: 'a', block: 'b3' });
  expect(targetAt(find('u'))).toEqual({ section: 'a' });
  expect(targetAt(find('p'))).toBe(null);
});

it('an attribute that cannot be read marks nothing', () => {
  document.body.innerHTML = '<div data-shopify-editor-section="{a"><p></p></div>';
  expect([targetAt(find('p')), sectionsOf(document)]).toEqual([null, []]);
});

it('names a section or block as the editor does, or by its type', () => {
  document.body.innerHTML = page;
  const names = { 'image-with-text': 'Bild mit Text', 'image-with-text:row': 'Zeile', ':row': 'Reihe' };
  expect(nameOf(find('section'), { section: 'a' }, names)).toBe('Bild mit Text');
  expect(nameOf(find('#block-b1'), { section: 'a', block: 'b1' }, names)).toBe('Zeile');
  expect(nameOf(find('#block-b1'), { section: 'a', block: 'b1' }, { ':row': 'Reihe' })).toBe('Reihe');
  expect(nameOf(find('section'), { section: 'a' }, {})).toBe('Image with text');
  expect(nameOf(find('#block-b1'), { section: 'a', block: 'b1' }, {})).toBe('Row');
});
