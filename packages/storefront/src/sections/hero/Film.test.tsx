// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { Film } from './Film.tsx';

const video = { sources: [{ url: '/film.mp4', type: 'video/mp4' }] };
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn();

beforeEach(() => {
  configureView(viewFixture());
  play.mockReset().mockImplementation(async function play(this: HTMLVideoElement) {
    this.dispatchEvent(new Event('play'));
  });
  pause.mockReset().mockImplementation(function pause(this: HTMLVideoElement) {
    this.dispatchEvent(new Event('pause'));
  });
  Object.assign(HTMLVideoElement.prototype, { play, pause });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withMotion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

it('plays by itself, without sound, and can be paused and played', async () => {
  withMotion(false);
  // Strict mode would play it twice.
  render(<Film video={video} />, { reactStrictMode: false });
  expect(play).toHaveBeenCalledTimes(1);
  expect(document.querySelector('video')?.muted).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Pause the film' }));
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
  expect(play).toHaveBeenCalledTimes(2);
});

it('stands still for those who asked for less motion, until they press play', async () => {
  withMotion(true);
  render(<Film video={video} />);
  expect(play).not.toHaveBeenCalled();
  // A browser fetches nothing of it by itself.
  const film = document.querySelector('video');
  expect([film?.getAttribute('preload'), film?.hasAttribute('autoplay')]).toEqual(['none', false]);
  fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(play).toHaveBeenCalledTimes(1);
  await screen.findByRole('button', { name: 'Pause the film' });
});

it('offers to play where the browser refuses to start', async () => {
  withMotion(false);
  play.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<Film video={video} />);
  expect(await screen.findByRole('button', { name: 'Play the film' })).toBeTruthy();
});
