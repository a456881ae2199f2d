import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedJson } from './embedded-json.ts';

const value = (html: string) => {
  const read = embeddedJson(html);
  return read.ok ? read.value : read.error;
};

describe('embeddedJson', () => {
  it('reads a script', () => {
    expect(value('<div id="x"><!-- {} --><script type="application/json">\n{"a":"<b>"}\n</script></div>')).toEqual({
      a: '<b>',
    });
  });

  it('reads text, with quotes written as entities', () => {
    expect(value('<div>\n {"1": 2500}\n</div>')).toEqual({ 1: 2500 });
    expect(value('<p><!-- prices -->{&quot;1&quot;:&quot;a &amp; b&quot;}</p>')).toEqual({ 1: 'a & b' });
  });

  it('fails as a value', () => {
    for (const html of ['', '<div></div>', '<script>{</script>', 'Liquid error: x']) {
      expect(value(html), html).toEqual({ kind: 'bad-shape', path: 'html' });
    }
  });

  it('gives back any JSON that was printed as the platform prints it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (printed) => {
        const json = JSON.stringify(printed).replaceAll('<', '\\u003c');
        expect(value(`<div><script type="application/json">${json}</script></div>`)).toEqual(JSON.parse(json));
      }),
    );
  });
});
