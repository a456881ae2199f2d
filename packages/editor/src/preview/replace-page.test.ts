// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { find, recordEvents, section } from './preview.fixture.ts';
import { createPrintedPage, parsePage } from './printed-page.ts';
import { replacePage } from './replace-page.ts';
import { createSelection } from './selection.ts';

const html = (a: string, { color = 'red', outside = '', scheme = '1' } = {}) =>
  `<!doctype html><html><head><style>a{color:${color}}</style></head><body class="scheme-${scheme}">${outside}<main>
  ${section('a', a)} ${section('b', 'B')}</main></body></html>`;

function show(first: string) {
  const printed = createPrintedPage(parsePage(first));
  document.head.innerHTML = printed.page.head.innerHTML;
  document.body.className = printed.page.body.className;
  document.body.innerHTML = printed.page.body.innerHTML;
  return printed;
}

it('replaces styles, attributes and sections that differ, whatever scripts have made of the page', async () => {
  const events = recordEvents();
  const printed = show(html('old'));
  find('#shopify-section-b').innerHTML = 'B, changed by a script';
  document.body.classList.add('js');
  document.body.append('added by a script');
  const next = parsePage(html('new', { color: 'blue', scheme: '2' }));
  expect(await replacePage(printed, next, createSelection(document))).toBe(true);
  expect(find('style').textContent).toBe('a{color:blue}');
  expect(document.body.className).toBe('js scheme-2');
  expect(find('#shopify-section-a').textContent).toBe('new');
  expect(find('#shopify-section-b').textContent).toBe('B, changed by a script');
  expect(events.map(([name, id]) => `${name} ${id}`)).toEqual([
    'section:unload shopify-section-a',
    'section:load shopify-section-a',
  ]);
});

it('a page that differs outside of sections has to be loaded again', async () => {
  const printed = show(html('old'));
  const selection = createSelection(document);
  expect(await replacePage(printed, parsePage(html('new', { outside: '<p>Bar</p>' })), selection)).toBe(false);
  expect(find('#shopify-section-a').textContent).toBe('old');
});

it('spaces around sections that were added or removed are no difference', async () => {
  const printed = show(html('old').replace(`${section('b', 'B')}`, ''));
  printed.take('b', section('b', 'B'), { after: 'a' });
  expect(await replacePage(printed, parsePage(html('old')), createSelection(document))).toBe(true);
});
