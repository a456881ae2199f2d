import { expect, it } from 'vitest';
import { headSnippet, textFonts } from './snippets.ts';

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

it('loads the stylesheet of a template there alone, after the one of all pages', () => {
  const client = { files: new Map(), script: 'boot.js', stylesheet: 'theme.css', prefetched: [] };
  const head = headSnippet(client, new Map([['product', 'product-1.css']]));
  expect(head).toMatch(/'theme\.css'[\s\S]+{% when 'product' %}{{ 'product-1\.css' \| asset_url \| stylesheet_tag/);
  expect(headSnippet(client)).not.toContain('{% case');
  const alternate = headSnippet(client, new Map([['product.review', 'review-1.css']]));
  expect(alternate).toContain("{% if whole_template == 'product.review' %}{% assign of_template = 'product.review' %}");
  expect(alternate).toContain("{% when 'product.review' %}{{ 'review-1.css'");
});

it('loads the script of a template there alone, after the one of all pages', () => {
  const client = { files: new Map(), script: 'boot.js', stylesheet: 'theme.css', prefetched: [] };
  const head = headSnippet(client, new Map(), new Map([['product', 'early-product-1.js']]));
  expect(head).toMatch(
    /{% assign of_template = [\s\S]+'boot\.js'[\s\S]+{% if of_template == 'product' %}<script type="module"[^\n]+'early-product-1\.js'/,
  );
});
