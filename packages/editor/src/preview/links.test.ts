// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handLinksOver } from './links.ts';
import { find, recorder } from './preview.fixture.ts';

const { sent, send } = recorder();
const opened = vi.fn();

beforeAll(() => {
  vi.stubGlobal('open', opened);
  handLinksOver(send);
});
beforeEach(() => {
  sent.length = 0;
  opened.mockClear();
});

function click(attributes: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Link</b></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options });
  find('b').dispatchEvent(event);
  return event.defaultPrevented;
}

it('links inside the shop are followed by the editor', () => {
  expect(click('href="/products/dress?view=tall"')).toBe(true);
  expect(sent).toEqual([{ vitrine: 'leaves', path: '/products/dress?view=tall' }]);
});

it('links to other sites open in a new tab', () => {
  expect(click('href="https://other.test/page"')).toBe(true);
  expect(sent).toEqual([]);
  expect(`${opened.mock.lastCall?.[0]}`).toBe('https://other.test/page');
  expect(opened.mock.lastCall?.slice(1)).toEqual(['_blank', 'noopener']);
});

it.each([
  ['with a modifier key', 'href="/cart"', { ctrlKey: true }],
  ['to a file', 'href="/guide.pdf" download', {}],
  ['to a mail address', 'href="mailto:a@b.test"', {}],
])('links %s are left alone', (_name, attributes, options) => {
  expect(click(attributes, options)).toBe(false);
  expect(sent).toEqual([]);
});

it('a link that the theme handles is left to it', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('href="/cart"');
  expect(sent).toEqual([]);
});

it('a link to a place of the page does not load the page again', () => {
  history.replaceState(null, '', '/?design_mode=true&editor_draft=d');
  click('href="/#footer"');
  expect([sent, location.hash, location.search]).toEqual([[], '#footer', '?design_mode=true&editor_draft=d']);
});
