// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVideosShown } from './use-videos-shown.ts';

const View = ({ handle, any = true }: { handle: string; any?: boolean }) => (
  <p>{useVideosShown(handle, any) ? 'shown' : 'hidden'}</p>
);

beforeEach(() => {
  document.body.innerHTML = '';
  // The page's experiment is read once.
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows them at the first paint, as Liquid has it', () => {
  expect(renderToString(<View handle="listed" />)).toBe('<p>shown</p>');
});

it('shows them on pages without an experiment', async () => {
  render(<View handle="listed" />);
  await act(async () => {});
  expect(screen.getByText('shown')).toBeTruthy();
});

it('hides them on products of the experiment, until it is active', async () => {
  let settle: (active: boolean) => void = () => {};
  const yes = () => true;
  const privacy = { shouldShowBanner: () => false, analyticsProcessingAllowed: yes, marketingAllowed: yes };
  vi.stubGlobal('Shopify', {
    customerPrivacy: { ...privacy, preferencesProcessingAllowed: yes, setTrackingConsent: () => {} },
  });
  vi.stubGlobal('shoplift', { isHypothesisActive: () => new Promise<boolean>((resolve) => (settle = resolve)) });
  const config = JSON.stringify({ hypothesisId: 'h1', productSlugs: ['listed'] });
  document.body.innerHTML = `<script type="application/json" id="shoplift-config">${config}</script>`;
  render(<View handle="listed" />);
  expect(await screen.findByText('hidden')).toBeTruthy();
  await act(async () => settle(true));
  expect(await screen.findByText('shown')).toBeTruthy();
});

it('asks nothing while the chosen color has no video', async () => {
  const isHypothesisActive = vi.fn(async () => true);
  vi.stubGlobal('shoplift', { isHypothesisActive });
  const config = JSON.stringify({ hypothesisId: 'h1', productSlugs: ['listed'] });
  document.body.innerHTML = `<script type="application/json" id="shoplift-config">${config}</script>`;
  document.documentElement.dataset.videos = 'hidden';
  const { rerender } = render(<View handle="listed" any={false} />);
  await act(async () => {});
  expect(document.documentElement.dataset.videos).toBe('hidden');
  rerender(<View handle="listed" />);
  await waitFor(() => expect(document.documentElement.hasAttribute('data-videos')).toBe(false));
});

it('hides them for good where the tool fails, and the layout’s mark is taken away', async () => {
  vi.stubGlobal('shoplift', { isHypothesisActive: () => Promise.reject(new Error('500')) });
  const config = JSON.stringify({ hypothesisId: 'h1', productSlugs: ['listed'] });
  document.body.innerHTML = `<script type="application/json" id="shoplift-config">${config}</script>`;
  document.documentElement.dataset.videos = 'hidden';
  render(<View handle="listed" />);
  await waitFor(() => expect(document.documentElement.hasAttribute('data-videos')).toBe(false));
  expect(screen.getByText('hidden')).toBeTruthy();
});

it('shows them where the experiment cannot be read: it is logged, and nobody is asked', {
  tags: ['error-3'],
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const isHypothesisActive = vi.fn();
  vi.stubGlobal('shoplift', { isHypothesisActive });
  document.body.innerHTML = '<script type="application/json" id="shoplift-config">{hypothesisId: "h1"}</script>';
  document.documentElement.dataset.videos = 'hidden';
  render(<View handle="listed" />);
  await waitFor(() => expect(document.documentElement.hasAttribute('data-videos')).toBe(false));
  expect(screen.getByText('shown')).toBeTruthy();
  expect(error.mock.calls).toEqual([['Failed to parse shoplift-config JSON']]);
  expect(isHypothesisActive).not.toHaveBeenCalled();
});
