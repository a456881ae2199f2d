import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const services = { path: '/collections/sale/linen?page=2' };

test.each([
  ["{{ 'Shop' | link_to: '/shop', 'A title', class: 'c' }}", '<a class="c" href="/shop" title="A title">Shop</a>'],
  ["{{ 'Shop' | link_to_theme: '/shop' }}", '<a href="/shop" title="">Shop</a>'],
  ["{{ 'A & B' | link_to_vendor }}", '<a href="/collections/vendors?q=A%20%26%20B" title="A &amp; B">A & B</a>'],
  ["{{ 'Tops' | link_to_type: 'All tops' }}", '<a href="/collections/types?q=Tops" title="Tops">All tops</a>'],
  ["{{ 'A & B' | url_for_vendor }}", '/collections/vendors?q=A%20%26%20B'],
  ["{{ 'Tops' | url_for_type }}", '/collections/types?q=Tops'],
  [
    "{{ 'Silk' | link_to_tag: 'Silk' }}",
    '<a href="/collections/sale/silk" title="Show products matching tag Silk">Silk</a>',
  ],
  [
    "{{ 'Silk' | link_to_add_tag: 'Silk' }}",
    '<a href="/collections/sale/linen+silk" title="Narrow selection to products matching tag Silk">Silk</a>',
  ],
  ["{{ 'Linen' | link_to_remove_tag: 'Linen' }}", '<a href="/collections/sale" title="Remove tag Linen">Linen</a>'],
  ["{{ 'linen' | highlight_active_tag }}{{ 'silk' | highlight_active_tag }}", '<span class="active">linen</span>silk'],
  ["{{ '/products/slip?variant=1' | within: collection }}", '/collections/sale/products/slip?variant=1'],
  ["{{ '/collections/sale' | sort_by: 'price-ascending' }}", '/collections/sale?sort_by=price-ascending'],
])('%s', (template, expected) => {
  const globals = { current_tags: ['linen'], collection: { url: '/collections/sale' } };
  expect(renderText(template, globals, services)).toBe(expected);
});

test('tags of a blog', () => {
  expect(renderText("{{ 'Silk' | link_to_tag: 'Silk' }}", {}, { path: '/blogs/news' })).toContain(
    'href="/blogs/news/tagged/silk"',
  );
});
