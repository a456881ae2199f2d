// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { SectionIdProvider, useSectionId } from '@vitrine/compiler/view.ts';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { dormant } from './dormant.tsx';
import { type MountedView, mountView } from './mount-view.tsx';

interface Props {
  word: string;
}

/** What is inside the frame: a summary that counts its presses. */
function Content({ word }: Props) {
  const [presses, setPresses] = useState(0);
  return (
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
async function show({
  answers = ['code'],
  markup = MARKUP,
  isDue = false,
}: {
  answers?: string[];
  markup?: string;
  isDue?: boolean;
} = {}) {
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
    isDue: () => isDue,
    holds: 'summary',
  });
  document.body.innerHTML = `<div id="root"><div class="accordions">${markup}</div></div><p>Elsewhere</p>`;
  const container = document.getElementById('root');
  if (!container) throw new Error('no root');
  const shown = (word: string) => <View word={word} />;
  await act(async () => {
    page = mountView(container, shown('Care'), { name: 'page', sectionId: 'words', isHydrated: true });
    await page.ready;
  });
  return {
    load,
    summary: () => document.querySelector('summary'),
    text: () => document.querySelector('.accordions')?.textContent,
    send: (selector: string, type: string) =>
      act(async () => {
        document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        await vi.dynamicImportSettled();
      }),
    update: (word: string) => act(async () => page?.update(shown(word))),
  };
}

afterEach(async () => {
  await act(async () => page?.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('keeps the server markup until somebody goes to it, and hydrates the same elements', async () => {
  const errors = vi.spyOn(console, 'error');
  const { load, summary, text, send } = await show();
  const printed = summary();
  await send('p', 'pointerover');
  expect([load.mock.calls.length, text()]).toEqual([0, 'Care of words: 0']);
  await send('summary', 'pointerover');
  await send('summary', 'click');
  expect([text(), summary() === printed]).toEqual(['Care of words: 1', true]);
  expect(errors).not.toHaveBeenCalled();
});

it('makes a press that came before again, once', async () => {
  const { send, text, load } = await show();
  await send('summary', 'click');
  expect([text(), load.mock.calls.length]).toEqual(['Care of words: 1', 1]);
});

it('keeps the server markup where the code cannot be fetched; the next demand fetches again', async () => {
  const { send, text, load } = await show({ answers: ['offline', 'offline', 'code'] });
  await send('summary', 'pointerover');
  expect([text(), load.mock.calls.length]).toEqual(['Care of words: 0', 2]);
  await send('summary', 'click');
  expect([text(), load.mock.calls.length]).toEqual(['Care of words: 1', 3]);
});

it('is hydrated at once where somebody looks at it, and drawn where nothing was printed', async () => {
  const looked = await show({ isDue: true });
  await vi.waitFor(() => expect(looked.load).toHaveBeenCalledOnce());
  const empty = await show({ markup: '' });
  await vi.waitFor(() => expect(empty.text()).toBe('Care of words: 0'));
});

it('follows its props before and after it is hydrated, and ends with the view around it', async () => {
  const { update, send, text } = await show();
  await update('Size');
  expect(text()).toBe('Care of words: 0');
  await send('summary', 'pointerover');
  expect(text()).toBe('Size of words: 0');
  await update('Fit');
  expect(text()).toBe('Fit of words: 0');
  await act(async () => page?.unmount());
  expect(text()).toBeUndefined();
});
