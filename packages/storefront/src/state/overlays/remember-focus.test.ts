// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { rememberFocus } from './remember-focus.ts';

const all = () => {
  document.body.innerHTML =
    '<nav><a id="home" href="/">Home</a><ul><li id="entry"><button id="menu">Shop</button><div id="panel"><a id="letters" href="/l">Letters</a></div></li></ul></nav><button id="other">Other</button>';
  return (id: string) => document.getElementById(id) as HTMLElement;
};

it('gives the focus back to the control, or to the nearest that is left of its menu', () => {
  const one = all();
  const back = rememberFocus(one('letters'));
  back();
  expect(document.activeElement).toBe(one('letters'));
  one('panel').remove();
  back();
  expect(document.activeElement).toBe(one('menu'));
  one('entry').remove();
  back();
  expect(document.activeElement).toBe(one('home'));
});

it('takes it from nobody', () => {
  const one = all();
  const back = rememberFocus(one('letters'));
  one('other').focus();
  back();
  expect(document.activeElement).toBe(one('other'));
});
