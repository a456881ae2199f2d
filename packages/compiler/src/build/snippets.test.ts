import { expect, it } from 'vitest';
import { textFonts } from './snippets.ts';

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
