// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { PRICE_PAUSE, PriceFilter } from './PriceFilter.tsx';

beforeEach(() => {
  configureView(viewFixture());
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const range = {
  min_param: 'filter.v.price.gte',
  max_param: 'filter.v.price.lte',
  min: null as number | null,
  max: null,
  from: null,
  to: null,
  limit: 900,
  step: 10,
  remove_url: '/collections/all',
};
const low = () => screen.getByLabelText<HTMLInputElement>('From');

it('asks once, after a pause; what is typed stands until the list has answered, then what the list says', () => {
  const send = vi.fn();
  const filter = (min: number | null, wanted: string | null) => (
    <form>
      <PriceFilter label="Price" range={{ ...range, min }} wanted={wanted} send={send} />
    </form>
  );
  const { rerender } = render(filter(null, null));
  fireEvent.change(low(), { target: { value: '1' } });
  fireEvent.change(low(), { target: { value: '100.5' } });
  vi.advanceTimersByTime(PRICE_PAUSE - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
  rerender(filter(null, '/collections/all?filter.v.price.gte=100.5'));
  expect(low().value).toBe('100.5');
  rerender(filter(100, null));
  expect(low().value).toBe('100');
});

it('what is typed while the list is on its way is not taken back by its answer', () => {
  const filter = (min: number | null, wanted: string | null) => (
    <form>
      <PriceFilter label="Price" range={{ ...range, min }} wanted={wanted} send={() => {}} />
    </form>
  );
  const { rerender } = render(filter(null, '/collections/all?filter.v.price.gte=100'));
  fireEvent.change(low(), { target: { value: '250' } });
  rerender(filter(100, null));
  expect(low().value).toBe('250');
});

it('its handles stop at each other, and at its ends they name no price', () => {
  const sent: string[] = [];
  const send = (form: HTMLFormElement) =>
    void sent.push(new URLSearchParams([...new FormData(form)] as [string, string][]).toString());
  render(
    <form>
      <PriceFilter label="Price" range={{ ...range, min: 300 }} wanted={null} send={send} />
    </form>,
  );
  const handle = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  const move = (name: string, value: string) => {
    fireEvent.change(handle(name), { target: { value } });
    vi.advanceTimersByTime(PRICE_PAUSE);
  };
  move('Price: To', '100');
  move('Price: To', '900');
  move('Price: From', '0');
  const asked = (from: string, to: string) => `filter.v.price.gte=${from}&filter.v.price.lte=${to}`;
  expect(sent).toEqual([asked('300', '300'), asked('300', ''), asked('', '')]);
});

it('a handle that has the focus before the range input has loaded keeps it', () => {
  const filter = (
    <form>
      <PriceFilter label="Price" range={range} wanted={null} send={() => {}} />
    </form>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(filter);
  const asleep = screen.getByRole('slider', { name: 'Price: To' });
  asleep.focus();
  render(filter, { container: page, hydrate: true });
  const alive = screen.getByRole('slider', { name: 'Price: To' });
  expect(alive).not.toBe(asleep);
  expect(document.activeElement).toBe(alive);
});
