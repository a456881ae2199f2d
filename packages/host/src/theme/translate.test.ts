import { describe, expect, it } from 'vitest';
import type { Locales } from './locales.ts';
import { schemaText, translate } from './translate.ts';

const locales: Locales = {
  primary: 'en',
  storefront: new Map([
    [
      'en',
      new Map([
        ['a.b', 'Hi {{ name }}'],
        ['n.zero', 'none'],
        ['n.one', '{{ count }} one'],
        ['n.other', '{{count}} many'],
        ['only', 'English'],
      ]),
    ],
    [
      'fr',
      new Map([
        ['a.b', 'Salut {{name}}'],
        ['n.one', '{{ count }} un'],
        ['n.other', '{{ count }} des'],
      ]),
    ],
    [
      'pl',
      new Map([
        ['n.one', '1'],
        ['n.few', 'kilka'],
        ['n.many', 'wiele'],
        ['n.other', 'inne'],
      ]),
    ],
  ]),
  schema: new Map([['en', new Map([['labels.a', 'A label']])]]),
};

describe('translate', () => {
  it('puts values in', () => {
    expect(translate(locales, 'en', 'a.b', { name: 'Ada' })).toBe('Hi Ada');
    expect(translate(locales, 'en', 'a.b', {})).toBe('Hi {{ name }}');
    expect(translate(locales, 'en', 'a.b', { name: null })).toBe('Hi ');
  });
  it('chooses the plural form of the language', () => {
    const count = (locale: string, value: unknown) => translate(locales, locale, 'n', { count: value });
    expect([count('en', 0), count('en', 1), count('en', 2), count('en', '3')]).toEqual([
      'none',
      '1 one',
      '2 many',
      '3 many',
    ]);
    expect([count('fr', 0), count('fr', 1), count('fr', 2)]).toEqual(['0 un', '1 un', '2 des']);
    expect([count('pl', 1), count('pl', 3), count('pl', 5)]).toEqual(['1', 'kilka', 'wiele']);
  });
  it('falls back: region, language, default language, system, sentence', () => {
    expect(translate(locales, 'fr-CA', 'a.b', { name: 'Ada' })).toBe('Salut Ada');
    expect(translate(locales, 'fr', 'only', {})).toBe('English');
    expect(translate(locales, 'fr-CA', 'shopify.page_titles.not_found', {})).toBe('Page introuvable');
    expect(translate(locales, 'fr', 'shopify.notices.cart.only_one_added_to_cart', {})).toMatch(/^Only 1 was added/);
    expect(translate(locales, 'de', 'shopify.page_titles.not_found', {})).toBe('404 Not Found');
    expect(translate(locales, 'en', 'shopify.notices.cart.more_than_maximum', { max: 3 })).toBe('Take at most 3');
    expect(translate(locales, 'fr', 'no.such', {})).toBe('Translation missing: fr.no.such');
    expect(translate(locales, 'en', '__proto__', {})).toBe('Translation missing: en.__proto__');
  });
  it('reads t: keys of schemas', () => {
    expect(schemaText(locales, 't:labels.a')).toBe('A label');
    expect(schemaText(locales, 't:labels.none')).toBe('labels.none');
    expect(schemaText(locales, 5)).toBe(5);
  });
});
