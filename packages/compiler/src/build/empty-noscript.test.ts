import { transformSync } from '@babel/core';
import { expect, it } from 'vitest';
import { emptyNoscript } from './empty-noscript.ts';

const made = (code: string) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx'] },
    plugins: [emptyNoscript],
  })?.code;

it('keeps the element, without what is in it', () => {
  expect(made('x = <form><noscript><Plain a={1} />text</noscript><b>1</b></form>;')).toBe(
    'x = <form><noscript></noscript><b>1</b></form>;',
  );
});
