// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVideosShown } from './use-videos-shown.ts';

const View = ({ handle }: { handle: string }) => <p>{useVideosShown(handle) ? 'shown' : 'hidden'}</p>;

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
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
  vi.stubGlobal('shoplift', { isHypothesisActive: () => new Promise<boolean>((resolve) => (settle = resolve)) });
  const config = JSON.stringify({ hypothesisId: 'h1', productSlugs: ['listed'] });
  document.body.innerHTML = `<script type="application/json" id="shoplift-config">${config}</script>`;
  render(<View handle="listed" />);
  expect(await screen.findByText('hidden')).toBeTruthy();
  await act(async () => settle(true));
  expect(await screen.findByText('shown')).toBeTruthy();
});
