import { describe, expect, test } from 'vitest';
import { isConnectable, sourcePath } from './dynamic-source.ts';

describe('dynamic sources', () => {
  test('a text that is one expression is connected', () => {
    expect(sourcePath('{{ product.title }}')).toBe('product.title');
    expect(sourcePath('{{closest.product.metafields.care.text.value}}')).toBe(
      'closest.product.metafields.care.text.value',
    );
  });

  test('a field of rich text is connected with the filter that writes its HTML', () => {
    expect(sourcePath('{{ product.metafields.care.text | metafield_tag }}')).toBe('product.metafields.care.text');
  });

  test.each(['New: {{ product.title }}', '{{ product.title | upcase }}', '{{ }}', 'product.title', 3, undefined])(
    '%j is a value of its own',
    (value) => {
      expect(sourcePath(value)).toBeNull();
    },
  );

  test('code and choices have no source', () => {
    expect(['text', 'product_list', 'liquid', 'select', 'checkbox'].filter(isConnectable)).toEqual([
      'text',
      'product_list',
    ]);
  });
});
