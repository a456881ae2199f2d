import { drop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { product } from '../test_objects.ts';
import { renderText } from '../test_services.ts';

const metafield = (type: string, value: unknown) =>
  drop({ kind: 'metafield', fields: { type: () => type, value: () => value } });
const rich = {
  type: 'root',
  children: [
    { type: 'heading', level: 3, children: [{ type: 'text', value: 'Care' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: '<wash>', bold: true },
        { type: 'link', url: 'javascript:x', children: [{ type: 'text', value: 'l' }] },
      ],
    },
    {
      type: 'list',
      listType: 'unordered',
      children: [{ type: 'list-item', children: [{ type: 'text', value: 'cold' }] }],
    },
  ],
};

test.each([
  ['single_line_text_field', '<b>', '<span class="metafield-single_line_text_field">&lt;b&gt;</span>', '<b>'],
  ['multi_line_text_field', 'a\nb', '<span class="metafield-multi_line_text_field">a<br />\nb</span>', 'a\nb'],
  ['number_integer', 5, '<span class="metafield-number_integer">5</span>', '5'],
  ['boolean', true, '<span class="metafield-boolean">true</span>', 'true'],
  ['url', 'https://a.test', '<a href="https://a.test" class="metafield-url">a.test</a>', 'https://a.test'],
  [
    'weight',
    { value: 2.5, unit: 'kg' },
    '<span class="metafield-weight"><span class="metafield-weight_value">2.5 </span><span class="metafield-weight_unit">kg</span></span>',
    '2.5 kg',
  ],
  [
    'list.single_line_text_field',
    ['a', 'b'],
    '<ul class="metafield-single_line_text_field-array"><li class="metafield-single_line_text_field">a</li><li class="metafield-single_line_text_field">b</li></ul>',
    'a and b',
  ],
  [
    'product_reference',
    product,
    '<a href="/products/slip" class="metafield-product_reference">Slip Dress</a>',
    'Slip Dress',
  ],
  ['date', '2022-04-14', '<time datetime="2022-04-14" class="metafield-date">April 14, 2022</time>', '2022-04-14'],
  ['json', { a: 1 }, '<span class="metafield-json">{&quot;a&quot;:1}</span>', '{"a":1}'],
])('%s', (type, value, tag, text) => {
  const globals = { field: metafield(type, value) };
  expect(renderText('{{ field | metafield_tag }}', globals)).toBe(tag);
  expect(renderText('{{ field | metafield_text }}', globals)).toBe(text);
});

test('rich text is a tree, and no address of it runs', () => {
  expect(renderText('{{ field | metafield_tag }}', { field: metafield('rich_text_field', rich) })).toBe(
    '<div class="metafield-rich_text_field"><h3>Care</h3><p><strong>&lt;wash&gt;</strong><a href="#">l</a></p><ul><li>cold</li></ul></div>',
  );
});
