import { cleanup, fireEvent, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { collectionFixture } from './collection.fixture.ts';

/** Before each test: a visitor at the first page of the collection. */
export function openPage(): void {
  configureView(viewFixture());
  vi.stubGlobal('IntersectionObserver', undefined);
  window.history.replaceState(null, '', '/collections/silk');
}

/** After each test: nothing of its page is left. */
export function leavePage(): void {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** The page by which the shop answers with a list. */
export const html = (props: object) =>
  `<html><body><script type="application/json" id="collection-data">${JSON.stringify(props)}</script></body></html>`;

/** A shop that answers each list it is asked for with what the test says. */
export function answering(listOf: (url: URL) => object) {
  const calls = vi.fn(async (url: string) => new Response(html(listOf(new URL(url, 'http://shop.test')))));
  vi.stubGlobal('fetch', calls);
  return calls;
}

/** The address, as the visitor reads it. */
export const here = () => location.pathname + location.search;

/** Whether a list is awaited. */
export const isBusy = () => document.querySelector('.collection__grid')?.getAttribute('aria-busy');

/** The pieces shown, by name. */
export const listed = () => [...document.querySelectorAll('.card__link')].map((link) => link.textContent);

/** How many sentences say that the list cannot be read. */
export const said = () => document.querySelectorAll('.collection__failed').length;

/** The box of the color Ink. */
export const ink = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Ink/ });

/** What is chosen, as the list of active filters shows it. */
export const chips = () => [...document.querySelectorAll('[aria-label="Active filters"] a')];

/** Takes all of it away. */
export const clear = () => fireEvent.click(document.querySelector('.chips__clear') as Element);

/** The filters of the fixture, with Ink chosen. */
export const inkChosen = () =>
  collectionFixture().filters.map((filter) => ({
    ...filter,
    values: filter.values.map((value) => ({
      ...value,
      active: value.value === 'Ink',
      remove_url: '/collections/silk?filter.v.price.gte=100',
    })),
  }));
