// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { Reviews } from './Reviews.tsx';
import { fakeReviews, reviewFixture, reviewsFixture } from './reviews.fixture.ts';
import type { ReviewsProps } from './reviews.schema.ts';

let store = fakeReviews();
vi.mock('../../integrations/reviews/page-reviews.ts', () => ({ pageReviews: () => store }));
const settings = { show_errors: true };
vi.mock('../../platform/page-config.ts', () => ({ pageConfig: () => ({ settings }) }));

beforeEach(() => {
  configureView(viewFixture());
  store = fakeReviews();
  settings.show_errors = true;
  document.body.innerHTML = '<p id="live-region"></p>';
});
afterEach(cleanup);

const show = (more: Partial<ReviewsProps> = {}, reactStrictMode = true) =>
  render(<Reviews {...reviewsFixture} {...more} />, { reactStrictMode }).container.querySelector(
    'section',
  ) as HTMLElement;
/** Strict mode mounts twice, and asks twice: this is for tests of what is asked for. */
const showOnce = (more: Partial<ReviewsProps> = {}) => show(more, false);
const set = (state: Parameters<typeof store.set>[0]) => act(() => store.set(state));
const some = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => reviewFixture(from + i));
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('begins with the heading, what the metafields know and the room of the list, and asks for the first batch', () => {
  const section = showOnce();
  expect(section.hidden).toBe(false);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Reviews');
  expect(section.textContent).toContain('4.6 out of 5, 23 reviews');
  expect(section.querySelectorAll('.review--waiting')).toHaveLength(5);
  expect(store.calls).toEqual(['load 1']);
});

it('keeps the room of the bars where they come with the first batch, and nowhere else', () => {
  const room = (section: HTMLElement) => section.querySelectorAll('.reviews__bars--waiting > div').length;
  expect([1, 5, 6, 0].map((count) => room(show({ count })))).toEqual([5, 5, 0, 0]);
  expect(room(show({ count: 1, service: false }))).toBe(0);
  cleanup();
  const section = show({ count: 1 });
  set({ phase: 'loaded', shown: some(1, 1) });
  expect([room(section), section.querySelectorAll('.reviews__bars > div').length]).toEqual([0, 5]);
});

it('shows every field of a review, as text', { tags: ['product-11'] }, () => {
  const section = show();
  set({
    phase: 'loaded',
    shown: [
      reviewFixture(7, {
        rating: 3,
        title: '<b>Bold</b>',
        body: '<img src=x onerror=alert(1)>',
        response: 'Thank you, <i>Una</i>.',
        attribute_records: [{ id: 1, name: 'Fit', value: 'Runs small' }],
      }),
    ],
  });
  const review = within(screen.getByRole('article'));
  for (const text of ['<b>Bold</b>', '<img src=x onerror=alert(1)>', 'Thank you, <i>Una</i>.', 'Fit', 'Runs small']) {
    expect(review.getByText(text)).toBeTruthy();
  }
  expect(section.querySelector('b, i, img')).toBeNull();
  expect(review.getByText('Kirsten')).toBeTruthy();
  expect(review.getByText('3 out of 5')).toBeTruthy();
  expect(review.getByText('October 29, 2026').getAttribute('datetime')).toBe('2026-10-29T19:42:00Z');
});

it('does without what a review does not have', () => {
  show();
  const bare = { title: '', body: '', created_at: 'some day', customer: { first_name: '' } };
  set({ phase: 'loaded', shown: [reviewFixture(7, bare)] });
  expect(screen.getByText('A customer')).toBeTruthy();
  expect(titles()).toEqual([]);
  expect(document.querySelector('time, dl.review__facts')).toBeNull();
});

it('View More appends, gives the focus to the first new review and tells how many came', () => {
  showOnce();
  set({ phase: 'loaded', shown: some(1, 2), more: true });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'View More' }));
  expect(store.calls).toEqual(['load 1', 'more']);
  set({ phase: 'loading' });
  fireEvent.click(screen.getByRole('button', { name: 'View More' }));
  expect(store.calls).toEqual(['load 1', 'more']);
  set({ phase: 'loaded', shown: some(1, 4), more: false });
  expect(titles()).toEqual(['Title 1', 'Title 2', 'Title 3', 'Title 4']);
  expect(document.activeElement).toBe(screen.getAllByRole('article')[2]);
  expect(document.getElementById('live-region')?.textContent).toBe('2 more reviews');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a failed page keeps what is loaded and can be asked for again, with the focus where it is', () => {
  showOnce();
  set({ phase: 'loaded', shown: some(1, 2), more: true });
  const button = screen.getByRole('button', { name: 'View More' });
  button.focus();
  fireEvent.click(button);
  set({ phase: 'loaded', error: true });
  expect(titles()).toEqual(['Title 1', 'Title 2']);
  expect(screen.getByText('The reviews could not be read just now.', { selector: '.error' })).toBeTruthy();
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(document.activeElement).toBe(retry);
  fireEvent.click(retry);
  expect(store.calls).toEqual(['load 1', 'more', 'more']);
  set({ phase: 'loading', error: false });
  expect(document.activeElement).toBe(retry);
});

it('a failed first batch leaves the room, and is asked for again', () => {
  const section = showOnce();
  set({ error: true });
  expect(section.hidden).toBe(false);
  expect(section.querySelector('.reviews__main--kept')).not.toBeNull();
  expect(section.querySelector('.review--waiting')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(store.calls).toEqual(['load 1', 'load 1']);
});

it('says nothing of a failure where the theme says so', { tags: ['error-2'] }, () => {
  settings.show_errors = false;
  show();
  set({ error: true });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('.error')).toBeNull();
  set({ phase: 'loaded', shown: some(1, 2), more: true, error: true });
  expect(screen.getByRole('button', { name: 'View More' })).toBeTruthy();
});

it('has no list where there is no review, and invites the first one where there is a form', {
  tags: ['review-4'],
}, () => {
  const section = show({ count: 0, rating: '', rating_text: '' });
  set({ phase: 'loaded' });
  expect(section.hidden).toBe(false);
  expect(section.querySelector('ol')).toBeNull();
  expect(section.textContent).toContain('Be the first');
  expect(screen.getByRole('link', { name: /Write a review/ })).toBeTruthy();
});

it('is not there at all where there is no review and no form', { tags: ['review-4'] }, () => {
  const section = show({ form_url: '' });
  set({ phase: 'loaded' });
  expect(section.hidden).toBe(true);
});

it('waits unseen where the metafields know of none, and appears with the first', () => {
  const section = show({ count: 0, rating: '', rating_text: '', form_url: '' });
  expect(section.hidden).toBe(true);
  set({ phase: 'loaded', shown: some(1, 1) });
  expect(section.hidden).toBe(false);
});

it('shows how the ratings spread once all are known', () => {
  show();
  set({ phase: 'loaded', shown: some(1, 2), more: true });
  expect(document.querySelector('.reviews__bars')).toBeNull();
  set({ phase: 'loaded', shown: some(1, 3), more: false });
  expect(document.querySelector('.reviews__bars')?.textContent).toBe('5 stars04 stars33 stars02 stars01 star0');
});

it('leads to the form in a new tab', () => {
  show();
  const link = screen.getByRole('link', { name: /Write a review \(opens in a new tab\)/ });
  expect(link.getAttribute('href')).toBe('https://forms.example/?product_id=1');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

it('leads to a form that is a page of the shop in place', () => {
  show({ form_url: '/products/slip?view=review&product_id=1', form_inside: true });
  const link = screen.getByRole('link', { name: 'Write a review' });
  expect(link.getAttribute('href')).toContain('product_id=1');
  expect(link.hasAttribute('target')).toBe(false);
});

it('shows how the piece fits in per cent', () => {
  show({ fit: { small: 62, true_to_size: 30, large: 8, count: 21 } });
  expect(document.querySelector('.reviews__bars--fit')?.textContent).toBe('Runs small62%True to size30%Runs large8%');
});

it('filters over all reviews, which are read when the filters open; says how many fit, and shows all again', async () => {
  showOnce();
  const record = (value: string) => [{ id: 1, name: 'Fit', value }];
  const read = [
    reviewFixture(1, { attribute_records: record('Runs small') }),
    reviewFixture(2, { attribute_records: record('True to size'), rating: 5 }),
  ];
  set({ phase: 'loaded', shown: read, loaded: read, more: true });
  const opener = screen.getByRole('button', { name: 'Filter the reviews' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener);
  const fit = await screen.findByRole('combobox', { name: 'Fit' });
  expect(store.calls).toEqual(['load 1', 'all']);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Stars' }));
  expect(
    within(fit)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Any', 'Runs small (1)', 'True to size (1)']);
  fireEvent.change(fit, { target: { value: 'Runs small' } });
  set({ matching: 1, shown: read.slice(0, 1) });
  expect(store.getState().filter.attributes).toEqual({ Fit: 'Runs small' });
  expect(screen.getByText('1 review fits', { selector: '.muted' })).toBeTruthy();
  // How the ratings spread is of all reviews.
  expect(document.querySelector('.reviews__bars')?.textContent).toMatch(/^5 stars14 stars1/);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(store.getState().filter).toEqual({ stars: null, pictures: false, attributes: {} });
});

it('enlarges a customer’s picture in a dialog, which leads to the others', async () => {
  show();
  const photos = ['https://pics.test/a.jpg', 'https://pics.test/b.jpg'];
  set({ phase: 'loaded', shown: [reviewFixture(7, { photos })] });
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2 by Kirsten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures by Kirsten' }));
  expect(dialog.getByRole('img').getAttribute('src')).toBe(photos[1]);
  fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByRole('img', { name: 'Picture 1 by Kirsten' }).getAttribute('src')).toBe(photos[0]);
  expect(dialog.getByText('1 of 2')).toBeTruthy();
});

it('stops reading when it goes', () => {
  showOnce();
  cleanup();
  expect(store.calls).toEqual(['load 1', 'stop']);
});
