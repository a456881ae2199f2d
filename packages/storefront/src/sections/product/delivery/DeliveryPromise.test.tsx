// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const terms = {
  country: 'Canada',
  min_days: 3,
  max_days: 5,
  handling_days: 0,
  cut_off: '13:00',
  time_zone: 'America/New_York',
  no_dispatch: [],
  no_delivery: [],
};

beforeEach(() => {
  configureView(viewFixture());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T14:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const promised = () => document.querySelector('.delivery')?.textContent ?? null;

it('names the number of working days from the server, and the dates in the browser, once somebody is there', async () => {
  const element = <DeliveryPromise terms={terms} status="normal" />;
  expect(renderToString(element)).toContain('With you in 3 to 5 working days');
  render(element);
  expect(promised()).toContain('With you in 3 to 5 working days');
  act(() => void document.body.dispatchEvent(new Event('pointermove')));
  await vi.waitFor(() => expect(promised()).toMatch(/^Order now, with you Mon, December 7\s–\sWed, December 9Free/));
  expect(promised()).toContain('Canada');
});

it('is right again when a tab is looked at after the cut-off', async () => {
  render(<DeliveryPromise terms={terms} status="normal" />);
  act(() => void document.body.dispatchEvent(new Event('wheel')));
  await vi.waitFor(() => expect(promised()).toContain('December 7'));
  vi.setSystemTime(new Date('2026-12-02T19:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(promised()).toMatch(/Tue, December 8\s–\sThu, December 10/);
});

it('leaves a pre-order its own date, and promises nothing of what is sold out', () => {
  const { rerender } = render(<DeliveryPromise terms={terms} status="preorder" />);
  expect(promised()).toContain('Then with you in 3 to 5 working days');
  rerender(<DeliveryPromise terms={terms} status="waitlist" />);
  expect(promised()).toBeNull();
});
