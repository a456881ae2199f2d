import { validateHeaderValue } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preloadLink } from './preload-link.ts';

test('names the address and its kind', () => {
  expect(preloadLink('/a.css?v=1', 'style')).toBe('</a.css?v=1>; rel=preload; as=style');
  expect(preloadLink('/a.woff2', 'font')).toBe('</a.woff2>; rel=preload; as=font; crossorigin');
  expect(preloadLink('/a b>.css', 'x; y')).toBe('</a%20b%3E.css>; rel=preload');
  expect(preloadLink('/a.css', 'style', '(min-width: 768px)')).toBe(
    '</a.css>; rel=preload; as=style; media="(min-width: 768px)"',
  );
  expect(preloadLink('/a.css', 'style', 'all", </b.css>; rel="preload')).toBe(null);
  expect([preloadLink('', 'style'), preloadLink(`/${'x'.repeat(3000)}`, 'style')]).toEqual([null, null]);
});

test('whatever a theme prints, the header is one value of ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (address, as, media) => {
      const link = preloadLink(address, as, media);
      if (link === null) return;
      validateHeaderValue('link', link);
      expect(link).toMatch(/^<[!-;=?-~]+>; rel=preload(; as=[a-z]+)?(; crossorigin)?(; media="[^"]+")?$/);
    }),
  );
  expect(preloadLink('/\ud800\0☃', 'style')).toBe('</%EF%BF%BD%00%E2%98%83>; rel=preload; as=style');
});
