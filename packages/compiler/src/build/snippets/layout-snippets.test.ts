import { expect, it } from 'vitest';
import type { ThemeTexts } from '../../texts/theme-texts.ts';
import { deferredStylesSnippet, headSnippet, stringsSnippet, textFonts } from './layout-snippets.ts';

const NO_TEXTS: Pick<ThemeTexts, 'languages'> = { languages: new Map() };

it('loads ahead the upright fonts with the letters of English, and no other', () => {
  const face = (file: string, more: string) => `@font-face{font-family:S;src:url(./${file})format("woff2");${more}}`;
  const css = [
    face('serif-latin.woff2', 'unicode-range:U+??,U+131'),
    face('serif-latin-italic.woff2', 'font-style:italic;unicode-range:U+??'),
    face('serif-latin-ext.woff2', 'unicode-range:U+100-2BA'),
    face('sans-latin.woff2', 'unicode-range: U+0000-00FF, U+0131'),
    '@font-face{font-family:Stand-in;src:local(Arial)}',
  ].join('');
  expect(textFonts(css)).toEqual(['serif-latin.woff2', 'sans-latin.woff2']);
});

it('has the styles of a template there alone, after those of all pages', () => {
  const client = { files: new Map(), script: 'boot.js', styles: 'body{color:red}' };
  const head = headSnippet(client, new Map([['product', '.buy{color:blue}']]));
  expect(head).toMatch(
    /<style data-styles="theme">body{color:red}<\/style>[\s\S]+{% when 'product' %}<style data-styles="product">\.buy{color:blue}<\/style>/,
  );
  expect(headSnippet(client)).not.toContain('{% case');
  const alternate = headSnippet(client, new Map([['product.review', '.form{}']]));
  expect(alternate).toContain("{% if whole_template == 'product.review' %}{% assign of_template = 'product.review' %}");
  expect(alternate).toContain('{% when \'product.review\' %}<style data-styles="product.review">.form{}');
});

it('gives the files that styles name their addresses, and leaves pictures in the text alone', () => {
  const css = '@font-face{src:url(./a-1.woff2)format("woff2")}i{background:url("data:image/svg+xml,%3Csvg")}/*note*/';
  const head = headSnippet({ files: new Map(), script: undefined, styles: css });
  expect(head).toContain("src:url({{ 'a-1.woff2' | asset_url | split: '?' | first }})format(");
  expect(head).toContain('url("data:image/svg+xml,%3Csvg")}</style>');
});

it.each(['a{{}', 'a{%b}', 'a::before{content:"</style>"}'])(
  'refuses styles that the page would read otherwise: %s',
  (styles) => {
    expect(() => headSnippet({ files: new Map(), script: undefined, styles })).toThrow(
      /^The styles theme have .*\. Put a space/,
    );
  },
);

it('preloads fonts beside a wide line alone', () => {
  const styles = '@font-face{src:url(./sans-1.woff2)format("woff2");unicode-range:U+??}';
  const head = headSnippet({ files: new Map([['sans-1.woff2', '']]), script: undefined, styles });
  expect(head).toMatch(/'sans-1\.woff2' \|[^}]+preload_tag: as: 'font',[^}]+media: '\(min-width: 768px\)' }}/);
});

it('links the deferred stylesheet, if there is one', () => {
  expect(deferredStylesSnippet('deferred-1.css').join()).toContain(
    "{{ 'deferred-1.css' | asset_url | stylesheet_tag }}",
  );
  expect(deferredStylesSnippet(undefined)).toEqual([]);
});

it('loads the script of a template there alone, after the one of all pages', () => {
  const client = { files: new Map(), script: 'boot.js', styles: '' };
  const head = headSnippet(client, new Map(), new Map([['product', 'early-product-1.js']]));
  expect(head).toMatch(
    /{% assign of_template = [\s\S]+'boot\.js'[\s\S]+{% if of_template == 'product' %}<script type="module"[^\n]+'early-product-1\.js'/,
  );
});

it('prints the texts of some templates there alone', () => {
  const keys = new Map([
    ['bag.add', null],
    ['order.total', ['customers', 'order']],
    ['order.paid', ['customers', 'order']],
  ]);
  const snippet = stringsSnippet(keys, NO_TEXTS);
  expect(snippet).toContain(`{ "bag.add": {{ 'bag.add' | t | json }}
{% if of_template == 'customers' or of_template == 'order' %}, "order.total": {{ 'order.total' | t | json }},
"order.paid": {{ 'order.paid' | t | json }}{% endif %} }`);
  expect(stringsSnippet(new Map([['bag.add', null]]), NO_TEXTS)).not.toContain('of_template');
});
