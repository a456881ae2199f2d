import { beforeEach, expect, test } from 'vitest';
import { configureView } from './page.ts';
import { translate } from './translate.ts';

beforeEach(() => {
  configureView({
    locale: 'pl',
    strings: {
      plain: 'Zamknij',
      hello: 'Cześć, {{ name }} i ⟦other⟧',
      count: {
        one: '{{ count }} sztuka',
        few: '{{ count }} sztuki',
        many: '⟦count⟧ sztuk',
        other: '{{ count }} sztuki',
      },
      rich_html: '<b>{{ name }}</b>',
    },
  });
});

test('values replace placeholders in both spellings', () => {
  expect(translate('hello', { name: 'Ana', other: '<Bo>' })).toBe('Cześć, Ana i <Bo>');
});
test.each([
  [1, '1 sztuka'],
  [3, '3 sztuki'],
  [5, '5 sztuk'],
  [22, '22 sztuki'],
])('the plural form of %i', (count, expected) => {
  expect(translate('count', { count })).toBe(expected);
});
test('values in HTML are escaped', () => {
  expect(translate('rich_html', { name: '<script>' })).toBe('<b>&lt;script&gt;</b>');
});
test('a placeholder without a value is not replaced', () => {
  expect(translate('hello', { name: 'Ana' })).toBe('Cześć, Ana i ⟦other⟧');
});
test('a missing key gives the same message as on the platform', () => {
  expect(translate('nowhere.to_be_found')).toBe('Translation missing: pl.nowhere.to_be_found');
});
