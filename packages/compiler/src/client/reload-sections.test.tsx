// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createIslands } from './islands.tsx';
import { reloadSections } from './reload-sections.tsx';

interface Props {
  title?: string;
}

const effects: string[] = [];

/** Keeps which of its rows is open, and follows its title. */
function Accordion({ title = '' }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    effects.push('mounted');
    return () => void effects.push('unmounted');
  }, []);
  if (title === 'broken') throw new Error('no such title');
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
      {title}
    </button>
  );
}

/** Makes something of its first props and never looks again. */
function Captured({ title }: Props) {
  const [first] = useState(title);
  return <p>{first}</p>;
}

const views = { accordion: async () => ({ default: Accordion }), captured: async () => ({ default: Captured }) };
const islands = createIslands(views);

const island = (name: string, title: string, more = '') =>
  `<div data-island="${name}" data-section-id="a" data-server-markup="client" ${more}><script type="application/json">${JSON.stringify({ title })}</script><div data-root></div></div>`;
const section = (inside: string) => `<section id="shopify-section-a">${inside}</section>`;

/** Fails if there is none. */
function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
}

/** As the page's start-up does. */
async function mountAll() {
  for (const one of document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')) {
    await islands.mountIsland(one);
    one.dataset.hydrated = '';
  }
}

const dispatch = (what: 'load' | 'unload') =>
  find('#shopify-section-a').dispatchEvent(
    new CustomEvent(`shopify:section:${what}`, { bubbles: true, detail: { sectionId: 'a' } }),
  );

/** Replaces the section as the editor does: in one task. */
function reload(inside: string) {
  dispatch('unload');
  find('#shopify-section-a').outerHTML = section(inside);
  dispatch('load');
}

beforeAll(() => {
  document.addEventListener('vitrine:view:unload', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const one of target.querySelectorAll('[data-island]')) islands.unmountIsland(one);
  });
  reloadSections(document, islands.mounted);
});
afterEach(() => vi.restoreAllMocks());

/** Resolves after the timers that are due. */
const tasks = () => new Promise((resolve) => setTimeout(resolve));

async function show(inside: string) {
  document.body.innerHTML = section(inside);
  await mountAll();
  effects.length = 0;
}

it('an island that comes again keeps its element and its state, and shows the new payload', {
  tags: ['editor-13'],
}, async () => {
  await show(island('accordion', 'Old', 'data-mode="one"'));
  const button = find('button');
  flushSync(() => button.click());
  reload(island('accordion', 'New', 'data-mode="two"'));
  expect(find('button')).toBe(button);
  expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['New', 'true']);
  const { dataset } = find('[data-island]');
  expect([dataset.mode, 'hydrated' in dataset]).toEqual(['two', true]);
  expect(find('script').textContent).toBe('{"title":"New"}');
  await tasks();
  expect(effects).toEqual([]);
  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
});

it('islands are the same again by name and position', async () => {
  await show(island('accordion', 'One') + island('accordion', 'Two'));
  const [first, second] = document.querySelectorAll('button');
  reload(island('accordion', 'One') + island('captured', 'New') + island('accordion', 'Changed'));
  expect([...document.querySelectorAll('button')]).toEqual([first, second]);
  expect(second?.textContent).toBe('Changed');
  await mountAll();
  expect(find('#shopify-section-a').textContent).toContain('New');
});

it('an island that does not come again is unmounted soon after', async () => {
  await show(island('accordion', 'Old'));
  reload('<p>Text</p>');
  expect(effects).not.toContain('unmounted');
  await vi.waitFor(() => expect(effects).toContain('unmounted'));
  expect(document.querySelector('[data-island]')).toBe(null);
});

it('without a load its islands are unmounted', async () => {
  await show(island('accordion', 'Old'));
  dispatch('unload');
  await vi.waitFor(() => expect(effects).toContain('unmounted'));
});

it('a view that fails with its new payload is mounted anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(island('accordion', 'Old'));
  const old = find('[data-island]');
  reload(island('accordion', 'broken'));
  expect(find('#shopify-section-a [data-island]')).not.toBe(old);
  expect('hydrated' in find('#shopify-section-a [data-island]').dataset).toBe(false);
});

it('a view that shows nothing of its new payload is mounted anew', async () => {
  await show(island('captured', 'Old'));
  reload(island('captured', 'New'));
  await mountAll();
  expect(find('#shopify-section-a').textContent).toContain('New');
  await vi.waitFor(() => expect(find('body').textContent).not.toContain('Old'));
});

it('an island with the same payload is left alone', async () => {
  await show(island('captured', 'Old'));
  const old = find('p');
  reload(island('captured', 'Old'));
  expect(find('#shopify-section-a p')).toBe(old);
});
