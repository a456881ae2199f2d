import { describe, expect, test } from 'vitest';
import { expectOne, found, main, THEME } from './validate.fixture.ts';

describe('texts', () => {
  test('that a file shows are there', () => {
    expectOne(
      { 'snippets/a.liquid': "\n{{ 'shop.farewell' | t }}" },
      "snippets/a.liquid:2: There is no text for 'shop.farewell'",
    );
    expect(
      found({
        'snippets/a.liquid': "{{ 'shop.pieces' | t: count: 2 }}{{ 'shopify.page_titles.404' | t }}{{ key | t }}",
      }),
    ).toEqual([]);
    const own = main('', ', "locales": { "en": { "a": "b" } }');
    expect(found({ 'sections/main.liquid': `{{ 'sections.main.a' | t }}${own}` })).toEqual([]);
  });

  test.each([
    ['are strings', '{ "shop": { "greeting": 1 } }', 'The text "greeting" is a string, not 1'],
    [
      'have at most 1000 characters',
      `{ "shop": { "greeting": "${'a'.repeat(1001)}" } }`,
      'The text "greeting" has 1001 characters',
    ],
    ['have keys without dots', '{ "shop": { "greeting": "a", "b.c": "d" } }', 'The key "b.c" cannot be named'],
    [
      'have a form for every number',
      '{ "shop": { "greeting": "a", "b": { "one": "c" } } }',
      'The text "b" has plural forms and no `other`',
    ],
    ['are there once', '{ "shop": { "greeting": "a", "greeting": "b" } }', 'The key "greeting" is there twice'],
    ['are JSON', '{ "shop": { "greeting": "a }', 'This is no JSON. A string does not end on its line'],
  ])('%s', (_, locale, message) => {
    const lines = found({ 'locales/en.default.json': locale });
    expect(lines).toContainEqual(expect.stringContaining(`locales/en.default.json:1: ${message}`));
  });

  test('have one default language', () => {
    expectOne({ 'locales/fr.default.json': '{}' }, 'locales/fr.default.json:0: A theme has one default language');
    expect(found({ 'locales/en.json': THEME['locales/en.default.json'] ?? '' }, ['locales/en.default.json'])[0]).toBe(
      ':0: No locale file is the default. Call one of them like en.default.json',
    );
  });
});
