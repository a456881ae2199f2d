// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const runNav = vi.fn(() => () => {});
const fetchRunNav = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.doMock('../../../components/lazy/chunk.ts', async (original) => {
    const { chunk } = await original<typeof import('../../../components/lazy/chunk.ts')>();
    return { chunk: () => chunk(fetchRunNav) };
  });
  fetchRunNav.mockResolvedValue({ runNav });
});
afterEach(() => {
  cleanup();
  vi.doUnmock('../../../components/lazy/chunk.ts');
  vi.clearAllMocks();
});

/** A menu with a button that opens a panel; its code is fetched anew. */
async function menu() {
  const { useNav } = await import('./use-nav.ts');
  const { header } = await import('../../../state/header/header.ts');
  function Nav() {
    return (
      <nav ref={useNav()}>
        <div data-panel="" data-entry="journal">
          <button type="button">Journal</button>
        </div>
        <div data-panel="" data-entry="clothing">
          <a href="/collections/all">Clothing</a>
        </div>
      </nav>
    );
  }
  render(<Nav />);
  const button = screen.getByRole('button', { name: 'Journal' });
  return {
    sign: () => act(async () => void fireEvent.pointerMove(button)),
    press: () => act(async () => void fireEvent.click(button)),
    /** A finger's tap on a link that opens a panel, in a browser whose click does not say which pointer it was; whether the link is followed. */
    tap: () =>
      act(async () => {
        const link = screen.getByRole('link', { name: 'Clothing' });
        fireEvent.pointerDown(link, { pointerType: 'touch' });
        return fireEvent.click(link, { detail: 1 });
      }),
    open: () => header.getState().megaMenu,
    isBusy: () => button.ariaBusy,
  };
}

it('a menu whose code failed once is not noticed', async () => {
  fetchRunNav.mockRejectedValueOnce(new Error('offline'));
  const { sign } = await menu();
  await sign();
  expect([fetchRunNav.mock.calls.length, runNav.mock.calls.length]).toEqual([2, 1]);
});

it('one whose code failed twice opens its panel by a press, and is itself again at the next sign', async () => {
  fetchRunNav.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const { sign, press, open, isBusy } = await menu();
  await press();
  expect([open(), isBusy(), runNav.mock.calls.length]).toEqual(['journal', null, 0]);
  await sign();
  expect(runNav).toHaveBeenCalledTimes(1);
});

it('a press before the code is there is done when it is', async () => {
  const held = Promise.withResolvers<object>();
  fetchRunNav.mockReturnValueOnce(held.promise);
  const { press, isBusy, open } = await menu();
  const clicks = vi.fn();
  await press();
  document.addEventListener('click', clicks);
  expect([isBusy(), open()]).toEqual(['true', null]);
  await act(async () => held.resolve({ runNav }));
  expect([isBusy(), clicks.mock.calls.length]).toEqual([null, 1]);
  document.removeEventListener('click', clicks);
});

it('nothing is fetched before there is a sign; the tap of a finger is one, and waits for what it asked for', async () => {
  const held = Promise.withResolvers<object>();
  fetchRunNav.mockReturnValueOnce(held.promise);
  const { tap } = await menu();
  expect(fetchRunNav).not.toHaveBeenCalled();
  expect(await tap()).toBe(false);
  const clicks = vi.fn();
  document.addEventListener('click', clicks);
  await act(async () => held.resolve({ runNav }));
  document.removeEventListener('click', clicks);
  expect(runNav).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'touch');
  expect(clicks).toHaveBeenCalledOnce();
});
