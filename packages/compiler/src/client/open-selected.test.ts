// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openSelected } from './open-selected.ts';

it('the disclosures around the selected block are opened, others are not', () => {
  openSelected(document);
  document.body.innerHTML =
    '<details id="outer"><details id="block"></details></details><details id="other"></details><p></p>';
  const select = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new CustomEvent('shopify:block:select', { bubbles: true }));
  select('p');
  select('#block');
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['outer', 'block']);
});
