import { expect, it } from 'vitest';
import { wrapperTags } from './wrapper.ts';

it('reads tag, id, classes and attributes', () => {
  expect(wrapperTags('div#main.a.b-c[data-x=1][hidden]')).toEqual({
    open: '<div id="main" data-x="1" hidden="" class="a b-c">',
    close: '</div>',
  });
  expect(wrapperTags('main')).toEqual({ open: '<main>', close: '</main>' });
});

it('takes nothing that is no wrapper', () => {
  for (const text of [undefined, '', 'script', 'div onload=x', 'div[x="><script>"]>', '#a'])
    expect(wrapperTags(text)).toBeNull();
  expect(wrapperTags('div[x="a"b"]')?.open).toBe('<div x="a&quot;b">');
});
