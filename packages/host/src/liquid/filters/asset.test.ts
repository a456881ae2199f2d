import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const asset = '//shop.test/cdn/shop/t/1/assets/';

test.each([
  ["{{ 'theme.css' | asset_url }}", `${asset}theme.css?v=1`],
  [
    "{{ 'theme.css' | asset_url | stylesheet_tag }}",
    `<link href="${asset}theme.css?v=1" rel="stylesheet" type="text/css" media="all" />`,
  ],
  [
    "{{ 'a.css' | stylesheet_tag: media: 'print' }}",
    '<link href="a.css" rel="stylesheet" type="text/css" media="print" />',
  ],
  ["{{ 'a.js' | script_tag }}", '<script src="a.js" type="text/javascript"></script>'],
  [
    "{{ 'a.js' | preload_tag: as: 'script', crossorigin: true }}",
    '<link href="a.js" as="script" crossorigin rel="preload">',
  ],
  ["{{ 'a.png' | asset_img_url: '20x' }}", `${asset}a_20x.png?v=1`],
  ["{{ 'a.pdf' | file_url }}", '//shop.test/cdn/shop/files/a.pdf?v=1'],
  ["{{ 'a.png' | file_img_url: 'small' }}", '//shop.test/cdn/shop/files/a_small.png?v=1'],
  ["{{ 'lightbox.js' | global_asset_url }}", '//shop.test/cdn/s/global/lightbox.js'],
  [
    "{{ 'option_selection.js' | shopify_asset_url }}",
    '//shop.test/cdn/shopifycloud/storefront/assets/themes_support/option_selection.js',
  ],
  ["{{ '/a' | theme_url }}", '/a'],
  ["{{ 'icon.svg' | inline_asset_content }}", '<svg/>'],
  ["{{ 'none.svg' | inline_asset_content }}", 'Liquid error (test line 1): Could not find asset none.svg'],
  ["{{ 'big.svg' | inline_asset_content }}", 'Liquid error (test line 1): Asset big.svg is too large to be inlined'],
])('%s', (template, expected) => {
  const contents: Record<string, string> = { 'icon.svg': '<svg/>', 'big.svg': 'x'.repeat(20_000) };
  expect(renderText(template, {}, { assetContent: (name) => contents[name] })).toBe(expected);
});

test('preloads are reported to the host', () => {
  const asked: string[] = [];
  const preload = (address: string, as: string, media = '') => asked.push(`${as} ${address}${media}`);
  renderText("{{ 'a.css' | stylesheet_tag: preload: true }}{{ 'b.woff2' | preload_tag: as: 'font' }}", {}, { preload });
  expect(asked).toEqual(['style a.css', 'font b.woff2']);
});
