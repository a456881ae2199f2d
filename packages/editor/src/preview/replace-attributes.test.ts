// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { replaceAttributes } from './replace-attributes.ts';

function element(attributes: Record<string, string>): HTMLElement {
  const one = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
  return one;
}

it('takes over what the host prints otherwise, and leaves what scripts have made of it', () => {
  const live = element({ class: 'scheme-1 template js', 'data-boot': '', lang: 'en', 'data-old': '1', dir: 'rtl' });
  const last = element({ class: 'scheme-1 template covered', lang: 'en', 'data-old': '1', dir: 'ltr' });
  const next = element({ class: 'scheme-2 template covered', lang: 'fr', 'data-new': '2', dir: 'ltr' });
  replaceAttributes(live, last, next);
  expect([...live.classList].sort()).toEqual(['covered', 'js', 'scheme-2', 'template']);
  live.removeAttribute('class');
  expect(live.outerHTML).toBe('<div data-boot="" lang="fr" dir="rtl" data-new="2"></div>');
});
