// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { block, find, order, recordEvents, section } from './preview.fixture.ts';
import { replaceSections } from './replace-sections.ts';
import { createSelection, type Selection } from './selection.ts';

let events: ReturnType<typeof recordEvents>;
let selection: Selection;
beforeAll(() => {
  events = recordEvents();
});
beforeEach(() => {
  document.body.innerHTML = `<main>${section('a', block('one', 'old'))}${section('b', '<input name="q" value="linen">')}</main>`;
  selection = createSelection(document);
  events.length = 0;
});

const replace = (sections: Record<string, string | null>, more = {}) =>
  replaceSections({ sections: new Map(Object.entries(sections)), ...more }, selection);

it('tells scripts before the old element goes and after the new one is there, and selects again', {
  tags: ['editor-12'],
}, async () => {
  selection.select({ section: 'a', block: 'one' }, false);
  events.length = 0;
  const shown: (string | null)[] = [];
  document.addEventListener('shopify:section:unload', () => shown.push(find('main').textContent), { once: true });
  document.addEventListener('shopify:section:load', () => shown.push(find('main').textContent), { once: true });
  await replace({ a: section('a', block('one', 'new')) });
  expect(shown).toEqual(['old', 'new']);
  expect(events).toEqual([
    ['section:unload', 'shopify-section-a', { sectionId: 'a' }],
    ['section:load', 'shopify-section-a', { sectionId: 'a' }],
    ['section:select', 'shopify-section-a', { sectionId: 'a', load: true }],
    ['block:select', 'block-one', { blockId: 'one', sectionId: 'a', load: true }],
  ]);
});

it('unload and load come in one task', async () => {
  const tasks: string[] = [];
  document.addEventListener('shopify:section:unload', () => queueMicrotask(() => tasks.push('later')), { once: true });
  document.addEventListener('shopify:section:load', () => tasks.push('load'), { once: true });
  await replace({ a: section('a', 'new') });
  expect(tasks).toEqual(['load', 'later']);
});

it('a section is added at its place, and one is removed', async () => {
  await replace({ c: section('c'), b: null }, { added: { c: { after: 'a' } } });
  expect(order()).toEqual(['a', 'c']);
  expect(events).toEqual([
    ['section:load', 'shopify-section-c', { sectionId: 'c' }],
    ['section:unload', 'shopify-section-b', { sectionId: 'b' }],
  ]);
});

it('a moved section is not loaded again', { tags: ['editor-12'] }, async () => {
  const element = find('#shopify-section-b');
  await replace({}, { order: ['b', 'a'], moved: 'b' });
  expect(order()).toEqual(['b', 'a']);
  expect(find('#shopify-section-b')).toBe(element);
  expect(events).toEqual([['section:reorder', 'shopify-section-b', { sectionId: 'b' }]]);
});

it('focus and caret stay in a field that comes again', async () => {
  const field = find<HTMLInputElement>('input');
  field.focus();
  field.setSelectionRange(2, 3);
  await replace({ b: section('b', '<p>New</p><input name="q" value="linen">') });
  const next = find<HTMLInputElement>('input');
  expect(next).not.toBe(field);
  expect(document.activeElement).toBe(next);
  expect([next.selectionStart, next.selectionEnd]).toEqual([2, 3]);
});

it('scripts of the new HTML run in order; data stays', async () => {
  const script = (text: string, type = '') => `<script ${type}>${text}</script>`;
  await replace({
    a: section(
      'a',
      `${script("document.body.dataset.ran = 'one'")}${script("document.body.dataset.ran += ' two'", 'type="text/javascript"')}${script('{"a":1}', 'type="application/json"')}`,
    ),
  });
  expect(document.querySelectorAll('#shopify-section-a script')).toHaveLength(3);
  expect(find('script[type="application/json"]').textContent).toBe('{"a":1}');
});

it('HTML without the section’s wrapper takes the section away', async () => {
  await replace({ a: '<p>Liquid error</p>' });
  expect(order()).toEqual(['b']);
});
