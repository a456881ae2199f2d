// @vitest-environment happy-dom
import { type MountedView, mountView } from '@vitrine/compiler/client/mount-view.tsx';
import { SectionIdProvider, useSectionId } from '@vitrine/compiler/view.ts';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { dormant } from './dormant.tsx';

interface Props {
  word: string;
}

/** What is inside the frame: a summary that counts its presses. */
function Content({ word }: Props) {
  const [presses, setPresses] = useState(0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the browser makes a click of its Enter and Space
    <summary onClick={() => setPresses(presses + 1)}>
      {word} of {useSectionId()}: {presses}
    </summary>
  );
}

const MARKUP = renderToString(
  <SectionIdProvider id="words">
    <Content word="Care" />
  </SectionIdProvider>,
);

let page: MountedView | undefined;

/** A page with a dormant view, whose code each of `answers` delivers, or not. `markup`: what stands in its frame. */
async function show({ answers = ['code'], markup = MARKUP }: { answers?: string[]; markup?: string } = {}) {
  const load = vi.fn(async (): Promise<ComponentType<Props>> => {
    if (load.mock.calls.length > answers.length || answers[load.mock.calls.length - 1] === 'code') return Content;
    throw new Error('offline');
  });
  const View = dormant<Props>({
    name: 'words',
    load,
    frame: () => ({ className: 'accordions' }),
    events: ['pointerover', 'click'],
    isFor: (target, frame) => frame.contains(target),
    holds: 'summary',
  });
  document.body.innerHTML = `<div id="root"><div class="accordions">${markup}</div></div><p>Elsewhere</p>`;
  const container = document.getElementById('root');
  if (!container) throw new Error('no root');
  const shown = (word: string) => <View word={word} />;
  page = mountView(container, shown('Care'), { name: 'page', sectionId: 'words', isHydrated: true });
  await page.ready;
  return {
    load,
    summary: () => document.querySelector('summary'),
    text: () => document.querySelector('.accordions')?.textContent,
    send(selector: string, type: string) {
      document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    },
    update: (word: string) => page?.update(shown(word)),
  };
}

afterEach(() => {
  page?.unmount();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('keeps the server markup until somebody goes to it, and hydrates the same elements', async () => {
  const errors = vi.spyOn(console, 'error');
  const { load, summary, text, send } = await show();
  const printed = summary();
  send('p', 'pointerover');
  expect([load.mock.calls.length, text()]).toEqual([0, 'Care of words: 0']);
  send('summary', 'pointerover');
  await vi.waitFor(() => {
    send('summary', 'click');
    expect(text()).not.toBe('Care of words: 0');
  });
  expect([load.mock.calls.length, summary() === printed]).toEqual([1, true]);
  expect(errors).not.toHaveBeenCalled();
});

it('makes a press that came before again, once', async () => {
  const { send, text, load } = await show();
  send('summary', 'click');
  await vi.waitFor(() => expect(text()).toBe('Care of words: 1'));
  expect(load).toHaveBeenCalledOnce();
});

it('keeps the server markup where the code cannot be fetched; the next demand fetches again', async () => {
  const { send, text, load } = await show({ answers: ['offline', 'offline', 'code'] });
  send('summary', 'pointerover');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(text()).toBe('Care of words: 0');
  await vi.waitFor(() => {
    send('summary', 'click');
    expect(load).toHaveBeenCalledTimes(3);
  });
  await vi.waitFor(() => expect(text()).toMatch(/Care of words: [1-9]/));
});

it('is drawn at once where nothing was printed', async () => {
  const { text } = await show({ markup: '' });
  await vi.waitFor(() => expect(text()).toBe('Care of words: 0'));
});

it('is not drawn anew while it hydrates', async () => {
  const errors = vi.spyOn(console, 'error');
  const { load, send, summary, text, update } = await show();
  const printed = summary();
  send('summary', 'pointerover');
  for (const word of ['Care', 'Size']) {
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    update(word);
  }
  await vi.waitFor(() => expect(text()).toBe('Size of words: 0'));
  expect([summary() === printed, errors.mock.calls]).toEqual([true, []]);
});

it('follows its props before and after it is hydrated, and ends with the view around it', async () => {
  const { update, send, text } = await show();
  update('Size');
  send('summary', 'pointerover');
  await vi.waitFor(() => expect(text()).toBe('Size of words: 0'));
  update('Fit');
  await vi.waitFor(() => expect(text()).toBe('Fit of words: 0'));
  page?.unmount();
  expect(text()).toBeUndefined();
});
