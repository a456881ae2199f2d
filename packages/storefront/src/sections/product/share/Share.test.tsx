// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { Share } from './Share.tsx';

const share = {
  url: 'https://shop.example/products/slip',
  mailto: 'mailto:?subject=Slip',
  pin: 'https://pin.example/',
};

beforeEach(() => {
  configureView(viewFixture());
  document.body.innerHTML = '<p id="live-region"></p>';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function press(sharer: object) {
  vi.stubGlobal('navigator', sharer);
  render(<Share title="Slip" share={share} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

it('opens the device’s own sheet where there is one', async () => {
  const sheet = vi.fn(async () => {});
  press({ share: sheet });
  await vi.waitFor(() => expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'Slip', url: share.url }));
  expect(screen.queryByText('The link is copied.')).toBeNull();
});

it('copies the link elsewhere, and says so', async () => {
  const writeText = vi.fn(async () => {});
  press({ clipboard: { writeText } });
  expect(await screen.findByText('The link is copied.', { selector: 'span' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(share.url);
  expect(document.getElementById('live-region')?.textContent).toBe('The link is copied.');
});

it('hands the link over to be copied by hand where nothing else can be done', async () => {
  press({});
  const field = await screen.findByLabelText(/could not be copied/);
  expect(field).toHaveProperty('value', share.url);
});

it('has plain links for mail and pins; none where there is no picture to pin', () => {
  const { rerender } = render(<Share title="Slip" share={share} />);
  expect(screen.getByRole('link', { name: 'By mail' }).getAttribute('href')).toBe(share.mailto);
  expect(screen.getByRole('link', { name: 'Pin it' }).getAttribute('rel')).toBe('noopener');
  rerender(<Share title="Slip" share={{ ...share, pin: '' }} />);
  expect(screen.queryByRole('link', { name: 'Pin it' })).toBeNull();
});
