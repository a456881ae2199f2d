// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cart } from '../../state/cart/cart.ts';
import { WISHES_KEY } from '../../state/wishes/shown-wishes.ts';
import { parseWishes } from '../../state/wishes/stored-wishes.ts';
import type { Wish } from '../../state/wishes/wish.ts';
import { wishList } from '../../state/wishes/wish-list.ts';
import { viewFixture } from '../../view.fixture.ts';
import { CartPage } from './CartPage.tsx';
import { answerAsPlatform, cartPlatform, emptyCartPage } from './cart-platform.fixture.ts';

const stored = () => parseWishes(localStorage.getItem(WISHES_KEY)).wishes;
const saved = (variant: number, more: Partial<Wish> = {}): Wish => ({
  product: 7,
  variant,
  chosen: true,
  quantity: 1,
  at: 1,
  ...more,
});
const under = async () => within(await screen.findByRole('region', { name: 'Saved for later' }));
/** What the focus is on. A press moves it there first, as in a browser. */
const press = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};

beforeEach(async () => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', answerAsPlatform);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  cartPlatform.refuses = false;
  cartPlatform.lines = [
    { id: 21, quantity: 1, properties: { Engraving: 'M.' } },
    { id: 11, quantity: 2, properties: { _inventory: '4' } },
  ];
  await act(() => cart.refetch());
  render(<CartPage {...emptyCartPage} />);
});
afterEach(async () => {
  await act(() => cart.refetch());
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await act(async () => void (await wishList.remove(...wishList.getState().wishes)));
});

it('saves a line for later with its variant and quantity; undo takes it back with its properties', async () => {
  // What is written on a piece no list can hold; the styles hide the button there.
  press(screen.getByRole('button', { name: 'Save for later: belt' }));
  press(screen.getByRole('button', { name: 'Save for later: slip' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put slip back' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  expect(screen.getByText('slip was saved for later.')).toBeTruthy();
  await waitFor(() => expect(cartPlatform.lines.map(({ id }) => id)).toEqual([21]));
  expect(stored()).toMatchObject([{ product: 7, variant: 11, chosen: true, quantity: 2 }]);
  expect(await (await under()).findByText('S · Quantity 2')).toBeTruthy();
  await act(async () => press(undo));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(cartPlatform.lines[0]).toEqual({ id: 11, quantity: 2, properties: { _inventory: '4' } });
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantity of slip' })),
  );
});

it('adds to what is saved already; undo leaves that as it was', async () => {
  await act(async () => void (await wishList.keep(saved(11, { quantity: 3 }))));
  press(screen.getByRole('button', { name: 'Save for later: slip' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put slip back' });
  await waitFor(() => expect(stored()).toMatchObject([{ variant: 11, quantity: 5 }]));
  await act(async () => press(undo));
  await waitFor(() => expect(stored()).toMatchObject([{ variant: 11, quantity: 3 }]));
});

it('moves what was saved into the bag; the focus goes on to the next', async () => {
  cartPlatform.lines = [];
  await act(() => cart.refetch());
  await act(async () => void (await wishList.keep(saved(12, { quantity: 2, at: 2 }), saved(11, { at: 3 }), saved(13))));
  const list = await under();
  const moves = await list.findAllByRole('button', { name: 'Move to bag: slip' });
  expect([moves.length, list.getByText('This piece has sold out since.').closest('li')?.textContent]).toEqual([
    2,
    expect.stringContaining('L'),
  ]);
  await act(async () => press(moves[0] as HTMLElement));
  await waitFor(() => expect(stored().map(({ variant }) => variant)).toEqual([12, 13]));
  expect(cartPlatform.lines[0]).toEqual({ id: 11, quantity: 1, properties: { _inventory: '3' } });
  await waitFor(() => expect(document.activeElement).toBe(list.getByRole('button', { name: 'Move to bag: slip' })));
  await act(async () => press(list.getByRole('button', { name: 'Move to bag: slip' })));
  await waitFor(() => expect(cartPlatform.lines[0]).toMatchObject({ id: 12, quantity: 2 }));
  const remove = list.getByRole('button', { name: 'Remove slip from what you saved' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  await act(async () => press(remove));
  await waitFor(() => expect(stored()).toEqual([]));
  const undo = list.getByRole('button', { name: 'Undo: put slip back' });
  expect(document.activeElement).toBe(undo);
  await act(async () => press(undo));
  await waitFor(() => expect(stored()).toMatchObject([{ variant: 13 }]));
});

it('goes into the bag with the last that is moved', async () => {
  await act(async () => void (await wishList.keep(saved(12))));
  const move = await (await under()).findByRole('button', { name: 'Move to bag: slip' });
  await act(async () => press(move));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line).toBe('12:a'));
});

it('says by the line why it could not be saved, and loses nothing', async () => {
  cartPlatform.refuses = true;
  press(screen.getByRole('button', { name: 'Save for later: slip' }));
  const ofLine = () => within(document.querySelector('[data-line="11:a"]') as HTMLElement);
  await waitFor(() => expect(ofLine().getByText('It is sold out.')).toBeTruthy());
  await waitFor(() => expect(stored()).toEqual([]));
  cartPlatform.refuses = false;
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  await act(async () => press(screen.getByRole('button', { name: 'Save for later: slip' })));
  await waitFor(() => expect(ofLine().getByText(/^Your browser stores nothing/)).toBeTruthy());
  expect(cartPlatform.lines).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
