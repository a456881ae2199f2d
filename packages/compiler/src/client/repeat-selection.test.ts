// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { repeatSelection, SELECTION_WANTED } from './repeat-selection.ts';

const events: [string, unknown][] = [];

beforeAll(() => {
  repeatSelection(document);
  for (const kind of ['section', 'block'])
    document.addEventListener(`shopify:${kind}:select`, (event) => {
      if (event instanceof CustomEvent && event.target instanceof Element) events.push([event.target.id, event.detail]);
    });
});
beforeEach(() => {
  document.body.innerHTML = `<div class="shopify-section" id="shopify-section-a"><div data-island="tabs">
    <p id="one" data-shopify-editor-block='{"id":"b1"}'></p><p id="two" data-shopify-editor-block='{"id":"b2"}'></p>
  </div></div><div class="shopify-section" id="shopify-section-b"><div data-island="other"></div></div>`;
});

const dispatch = (target: string, name: string, detail: object) =>
  document.querySelector(target)?.dispatchEvent(new CustomEvent(`shopify:${name}`, { bubbles: true, detail }));

const hydrate = (name: string) => document.querySelector(`[data-island=${name}]`)?.toggleAttribute('data-hydrated');

it('asks for what was selected before it began', () => {
  const asked = vi.fn();
  const page = document.implementation.createHTMLDocument();
  page.addEventListener(SELECTION_WANTED, asked);
  repeatSelection(page);
  expect(asked).toHaveBeenCalledOnce();
});

it('selects again in a section one of whose islands has hydrated, and in no other', async () => {
  dispatch('#shopify-section-a', 'section:select', { sectionId: 'a', load: false });
  dispatch('#two', 'block:select', { sectionId: 'a', blockId: 'b2', load: false });
  events.length = 0;
  hydrate('other');
  hydrate('tabs');
  await vi.waitFor(() => expect(events).toHaveLength(2));
  expect(events).toEqual([
    ['shopify-section-a', { sectionId: 'a', load: true }],
    ['two', { sectionId: 'a', blockId: 'b2', load: true }],
  ]);
});

it('what was deselected is not selected again', async () => {
  dispatch('#two', 'block:deselect', { sectionId: 'a', blockId: 'b2' });
  events.length = 0;
  hydrate('tabs');
  await vi.waitFor(() => expect(events).toEqual([['shopify-section-a', { sectionId: 'a', load: true }]]));
});
