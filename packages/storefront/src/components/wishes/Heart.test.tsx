// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '../../platform/result.ts';
import { showWishes, WISH_MARKS } from '../../state/wishes/show-wishes.ts';
import type { Wish } from '../../state/wishes/wish.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Heart } from './Heart.tsx';

const list = vi.hoisted(() => ({ add: vi.fn(), remove: vi.fn(), getState: vi.fn() }));
vi.mock('../../state/wishes/wish-list.ts', () => ({ wishList: list }));

const wish: Wish = { product: 7, variant: 71, chosen: false, quantity: 1, at: 1 };
beforeEach(() => {
  configureView(viewFixture());
  vi.useFakeTimers({ now: 5, toFake: ['Date'] });
  document.body.innerHTML = `<style id="${WISH_MARKS}"></style>`;
  act(() => showWishes([]));
  list.getState.mockReturnValue({ wishes: [wish] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const heart = () => {
  render(<Heart product={7} variant="/products/slip?variant=71" title="Slip" />);
  return screen.getByRole('button', { name: 'Keep Slip in the wish list' });
};
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

it('is pressed at once, and keeps the variant that is shown', async () => {
  list.add.mockResolvedValue(ok('browser'));
  const button = heart();
  expect(isPressed(button)).toBe('false');
  fireEvent.click(button);
  expect(isPressed(button)).toBe('true');
  await waitFor(() => expect(list.add).toHaveBeenCalledWith({ ...wish, at: 5 }));
});

it('shows what was kept before, also where it is not hydrated yet, and takes it out', async () => {
  list.remove.mockResolvedValue(ok('browser'));
  act(() => showWishes([wish]));
  expect(document.getElementById(WISH_MARKS)?.textContent).toBe('[data-wish="7"]{--heart:currentColor}');
  const button = heart();
  expect(isPressed(button)).toBe('true');
  expect(button.parentElement?.dataset.wish).toBe('7');
  fireEvent.click(button);
  expect(isPressed(button)).toBe('false');
  // The mark of what was kept must not fill it any more.
  expect(button.parentElement?.dataset.wish).toBeUndefined();
  await waitFor(() => expect(list.remove).toHaveBeenCalledWith(wish));
});

it('goes back and says so where it could not be kept', async () => {
  list.add.mockResolvedValue(fail({ kind: 'network' }));
  const button = heart();
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be changed');
  expect(isPressed(button)).toBe('false');
  fireEvent.blur(button);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so where it lasts only as long as the page', async () => {
  list.add.mockResolvedValue(ok('page'));
  fireEvent.click(heart());
  expect((await screen.findByRole('alert')).textContent).toContain('stores nothing');
});
