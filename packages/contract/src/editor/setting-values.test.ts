import { expect, test } from 'vitest';
import { withDefaults } from './setting-values.ts';

test('values are stored ones, else the schema’s, else the type’s', () => {
  const settings = [
    { type: 'text', id: 'heading', default: 'A heading' },
    { type: 'text', id: 'text', default: 'A text' },
    { type: 'range', id: 'count', min: 2 },
    { type: 'image_picker', id: 'image' },
    { type: 'product_list', id: 'list' },
    { type: 'header' },
  ];
  expect(withDefaults(settings, { heading: '' })).toEqual({
    heading: '',
    text: 'A text',
    count: 2,
    image: null,
    list: [],
  });
});
