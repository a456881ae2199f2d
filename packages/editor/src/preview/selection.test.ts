// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { block, find, recordEvents, section } from './preview.fixture.ts';
import { createSelection, type Selection } from './selection.ts';

let events: ReturnType<typeof recordEvents>;
let selection: Selection;
beforeAll(() => {
  events = recordEvents();
});
beforeEach(() => {
  document.body.innerHTML = section('a', block('one') + block('two')) + section('b');
  selection = createSelection(document);
  events.length = 0;
});
afterEach(() => selection.deselect());

it('a block is selected in its section, with the details of the platform', { tags: ['editor-12'] }, () => {
  selection.select({ section: 'a', block: 'one' }, false);
  expect(events).toEqual([
    ['section:select', 'shopify-section-a', { sectionId: 'a', load: false }],
    ['block:select', 'block-one', { blockId: 'one', sectionId: 'a', load: false }],
  ]);
});

it('another block of the section leaves the section selected; another section does not', () => {
  selection.select({ section: 'a', block: 'one' }, false);
  events.length = 0;
  selection.select({ section: 'a', block: 'two' }, true);
  expect(events.splice(0)).toEqual([
    ['block:deselect', 'block-one', { blockId: 'one', sectionId: 'a' }],
    ['block:select', 'block-two', { blockId: 'two', sectionId: 'a', load: true }],
  ]);
  selection.select({ section: 'b' }, false);
  expect(events.splice(0)).toEqual([
    ['block:deselect', 'block-two', { blockId: 'two', sectionId: 'a' }],
    ['section:deselect', 'shopify-section-a', { sectionId: 'a' }],
    ['section:select', 'shopify-section-b', { sectionId: 'b', load: false }],
  ]);
  selection.deselect();
  expect(events).toEqual([['section:deselect', 'shopify-section-b', { sectionId: 'b' }]]);
  expect(selection.current()).toBe(null);
});

it('what is selected in a section is selected again once its element is new', () => {
  selection.select({ section: 'a', block: 'two' }, false);
  events.length = 0;
  selection.reloaded('b');
  expect(events).toEqual([]);
  selection.reloaded('a');
  expect(events).toEqual([
    ['section:select', 'shopify-section-a', { sectionId: 'a', load: true }],
    ['block:select', 'block-two', { blockId: 'two', sectionId: 'a', load: true }],
  ]);
});

it('the events bubble and cannot be canceled', () => {
  const seen: boolean[] = [];
  document.addEventListener('shopify:section:select', ({ bubbles, cancelable }) => seen.push(bubbles, cancelable));
  selection.select({ section: 'a' }, false);
  expect(seen).toEqual([true, false]);
});

it('a block that a script adds later is selected then, once', async () => {
  selection.select({ section: 'b', block: 'late' }, false);
  expect(events.splice(0).map(([name]) => name)).toEqual(['section:select']);
  find('#shopify-section-b').innerHTML = block('late');
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(events).toEqual([['block:select', 'block-late', { blockId: 'late', sectionId: 'b', load: true }]]);
  find('#shopify-section-b').append('more');
  selection.deselect();
  expect(events.map(([name]) => name)).toEqual(['block:select', 'block:deselect', 'section:deselect']);
});

it('a block that the page does not show gets no event', () => {
  find('#block-one').remove();
  selection.select({ section: 'a', block: 'one' }, false);
  selection.deselect();
  expect(events.map(([name]) => name)).toEqual(['section:select', 'section:deselect']);
});

it('a script of the theme that begins late has the selection said again', () => {
  selection.select({ section: 'a', block: 'two' }, false);
  events.length = 0;
  document.dispatchEvent(new Event('vitrine:selection-wanted'));
  expect(events).toEqual([
    ['section:select', 'shopify-section-a', { sectionId: 'a', load: true }],
    ['block:select', 'block-two', { blockId: 'two', sectionId: 'a', load: true }],
  ]);
  selection.deselect();
  events.length = 0;
  document.dispatchEvent(new Event('vitrine:selection-wanted'));
  expect(events).toEqual([]);
});
