// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { FoundTexts } from './FoundTexts.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = (id: number, title: string) => ({ id, title, url: `/pages/${id}` });

it('leads to the pages and articles that are called what was searched for', async () => {
  const results = { pages: [link(1, 'Shipping & Returns')], articles: [link(2, 'On returning')] };
  const calls = vi.fn(async (_url: string) => Response.json({ resources: { results } }));
  vi.stubGlobal('fetch', calls);
  render(<FoundTexts terms="returns" />);
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'Shipping & Returns',
    'On returning',
  ]);
  expect(calls.mock.calls[0]?.[0]).toContain('q=returns');
});

it('says nothing where there is none', async () => {
  const calls = vi.fn(async () => Response.json({ resources: { results: {} } }));
  vi.stubGlobal('fetch', calls);
  render(<FoundTexts terms="zzz" />);
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
});
