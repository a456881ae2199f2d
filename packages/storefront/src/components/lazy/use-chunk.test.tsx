// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overlays } from '../../state/overlays/overlays.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Modal } from '../dialog/Modal.tsx';
import { type Chunk, viewChunk } from './chunk.ts';
import { useChunk, useChunkBusy } from './use-chunk.ts';

type Sheet = () => React.JSX.Element;

beforeEach(() => {
  vi.useFakeTimers();
  configureView(viewFixture());
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.useRealTimers();
});

const Words: Sheet = () => (
  <Modal id="guide" title="Guide">
    <p>words</p>
  </Modal>
);

/** A button that opens a dialog whose code the test delivers, or not. */
function opener({ patience }: { patience?: number } = {}) {
  const answers: { arrive: () => void; fail: () => void }[] = [];
  const fetchCode = () =>
    new Promise<{ default: Sheet }>((resolve, reject) =>
      answers.push({ arrive: () => resolve({ default: Words }), fail: () => reject(new Error('offline')) }),
    );
  const chunk: Chunk<Sheet> = viewChunk(fetchCode);
  const instead = vi.fn(() => overlays.closeModal('guide'));
  function Opener({ retryOn }: { retryOn?: unknown }) {
    const open = useModalOpen('guide');
    const busy = useChunkBusy(chunk, open);
    const View = useChunk(chunk, open, { instead, patience, retryOn });
    return (
      <>
        <button type="button" aria-busy={busy} onClick={() => overlays.openModal('guide')}>
          Open
        </button>
        {View && <View />}
      </>
    );
  }
  const view = render(<Opener />);
  const button = screen.getByRole('button', { name: 'Open' });
  return {
    answers,
    instead,
    chunk,
    Opener,
    rerender: view.rerender,
    press: () => fireEvent.click(button),
    isBusy: () => button.ariaBusy === 'true' || button.getAttribute('aria-busy') === 'true',
    answer: (how: 'arrive' | 'fail') => act(async () => answers.at(-1)?.[how]()),
  };
}

const isHeld = () => document.documentElement.style.overflow === 'hidden';
const isShown = () => screen.queryByRole('dialog') !== null;

it('shows that it is on its way, holds the page once its dialog is shown, and is fetched once', async () => {
  const { press, isBusy, answer, answers } = opener();
  expect([answers.length, isBusy()]).toEqual([0, false]);
  press();
  expect([answers.length, isBusy(), isHeld()]).toEqual([1, true, false]);
  await answer('arrive');
  expect([isShown(), isBusy(), isHeld()]).toEqual([true, false, true]);
  act(() => overlays.closeModal('guide'));
  expect([isShown(), isHeld()]).toEqual([false, false]);
  press();
  expect([isShown(), isHeld(), answers.length]).toEqual([true, true, 1]);
});

it('one that fails twice leaves the page free and the shopper another way; the next press tries again', async () => {
  const { press, isBusy, answer, answers, instead } = opener();
  press();
  await answer('fail');
  expect([answers.length, isBusy(), instead.mock.calls.length]).toEqual([2, true, 0]);
  await answer('fail');
  expect([isShown(), isBusy(), isHeld(), instead.mock.calls.length]).toEqual([false, false, false, 1]);
  expect(overlays.getState().modal).toBeNull();
  press();
  await answer('arrive');
  expect([isShown(), isHeld(), instead.mock.calls.length]).toEqual([true, true, 1]);
});

it('one that is only preloaded is not drawn, and a preload that failed is not noticed', async () => {
  const { chunk, press, answer, instead } = opener();
  chunk.preload();
  await answer('fail');
  await answer('fail');
  expect([isShown(), instead.mock.calls.length]).toEqual([false, 0]);
  chunk.preload();
  await answer('arrive');
  expect(isShown()).toBe(false);
  press();
  expect(isShown()).toBe(true);
});

it('a shopper waits no longer than is said; what comes later is there for the next press', async () => {
  const { press, answer, instead, isBusy } = opener({ patience: 1000 });
  press();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect([instead.mock.calls.length, isBusy()]).toEqual([0, true]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([instead.mock.calls.length, isBusy(), isHeld()]).toEqual([1, false, false]);
  await answer('arrive');
  expect([isShown(), isHeld()]).toEqual([false, false]);
  press();
  expect([isShown(), instead.mock.calls.length]).toEqual([true, 1]);
});

it('another press takes over from what has not come', async () => {
  const { press, answer, instead } = opener();
  press();
  act(() => overlays.openDrawer('cart'));
  await answer('fail');
  await answer('fail');
  expect([overlays.getState().panel?.id, instead.mock.calls.length]).toEqual(['cart', 0]);
});

it('tries again where something has changed', async () => {
  const { press, answer, answers, rerender, Opener, instead } = opener();
  instead.mockImplementation(() => {});
  press();
  await answer('fail');
  await answer('fail');
  expect(answers).toHaveLength(2);
  rerender(<Opener retryOn="another size" />);
  await answer('arrive');
  expect(isShown()).toBe(true);
});
