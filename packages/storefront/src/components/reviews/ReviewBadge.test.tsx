// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { ReviewBadge } from './ReviewBadge.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const rating = { rating: '4.6', rating_text: '4.6', count: 23 };

it('says the rating in words and leads to the reviews', { tags: ['product-2', 'review-1'] }, () => {
  render(<ReviewBadge rating={rating} badge="" />);
  const link = screen.getByRole('link', { name: '4.6 out of 5, 23 reviews' });
  expect(link.getAttribute('href')).toBe('#reviews');
  expect(link.querySelector<HTMLElement>('.stars')?.style.getPropertyValue('--rating')).toBe('4.6');
});

it('is not there where nobody has reviewed the product', () => {
  const { container } = render(<ReviewBadge rating={{ rating: '', rating_text: '', count: 0 }} badge="" />);
  expect(container.innerHTML).toBe('');
});

it('prints an app’s badge once and leaves alone what the app draws into it', { tags: ['review-1'] }, () => {
  const badge = '<span class="junip-product-summary" data-product-id="7"></span>';
  const { container, rerender } = render(<ReviewBadge rating={rating} badge={badge} />);
  const slot = container.querySelector('.junip-product-summary');
  if (slot) slot.textContent = '★★★★★';
  rerender(<ReviewBadge rating={{ ...rating, count: 24 }} badge={badge} />);
  expect(container.querySelector('.junip-product-summary')).toBe(slot);
  expect(slot?.textContent).toBe('★★★★★');
  expect(screen.queryByRole('link')).toBeNull();
});
