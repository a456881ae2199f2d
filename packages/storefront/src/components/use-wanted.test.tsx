// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { overlays } from '../state/overlays.ts';
import { orClose, useWanted } from './use-wanted.ts';

afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
});

function Probe() {
  return <p>{useWanted('guide') ? 'wanted' : 'not yet'}</p>;
}

it('what is inside of a modal is wanted from its first opening on, and stays', () => {
  render(<Probe />);
  expect(screen.getByText('not yet')).toBeTruthy();
  act(() => overlays.openModal('other'));
  expect(screen.getByText('not yet')).toBeTruthy();
  act(() => overlays.openModal('guide'));
  expect(screen.getByText('wanted')).toBeTruthy();
  act(() => overlays.closeModal('guide'));
  expect(screen.getByText('wanted')).toBeTruthy();
});

it('a modal that cannot be had gives the page free, and does what is left to do', async () => {
  overlays.openModal('guide');
  const instead = vi.fn();
  const settled = vi.fn();
  const load = orClose('guide', () => Promise.reject(new Error('offline')), instead);
  void load().then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect([overlays.getState().modal, instead.mock.calls.length]).toEqual([null, 1]);
  // Nothing is thrown into the page: what waits for it goes on waiting.
  expect(settled).not.toHaveBeenCalled();
});

it('one that comes is handed on', async () => {
  overlays.openModal('guide');
  expect(await orClose('guide', async () => 'sheet')()).toBe('sheet');
  expect(overlays.getState().modal).toBe('guide');
});
