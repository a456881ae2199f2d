import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { emptyNoscript } from './empty-noscript.ts';

const made = (code: string) => emptyNoscript(parseSync('View.tsx', code).program, code);

it('keeps the element, without what is in it', () => {
  expect(made('x = <form><noscript><Plain a={1} />text</noscript><b>1</b></form>;')).toBe(
    'x = <form><noscript></noscript><b>1</b></form>;',
  );
});
it('keeps the lines that follow where they are', () => {
  expect(made('x = <p><noscript id="n">\n  {a}\n  <noscript>b</noscript>\n</noscript><noscript /></p>;\ny;')).toBe(
    'x = <p><noscript id="n">\n\n\n</noscript><noscript /></p>;\ny;',
  );
});
