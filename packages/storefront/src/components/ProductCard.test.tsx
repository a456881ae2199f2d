// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { Card } from '@vitrine/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../view.fixture.ts';
import { ProductCard } from './ProductCard.tsx';

beforeEach(() => {
  const config = viewFixture();
  configureView({ ...config, routes: { ...config.routes, collections_url: '/collections' } });
});
afterEach(cleanup);

const picture = (name: string) => ({ src: `/${name}.jpg`, srcset: '', width: 900, height: 1200, alt: name });

function card(more: Partial<Card> = {}): HTMLElement {
  const { container } = render(
    <ProductCard
      sizes="50vw"
      card={Card.parse({
        id: 1,
        title: 'Slip',
        url: '/products/slip?variant=11',
        limited_edition: false,
        most_loved: false,
        eco_conscious: false,
        price: 49500,
        cap: null,
        from: false,
        available: true,
        preorder: false,
        counted: true,
        stock: 10,
        image: picture('front'),
        hover: picture('back'),
        discount: 0,
        color: 'Ink',
        swatches: [],
        rating: null,
        ...more,
      })}
    />,
  );
  return container;
}
const badge = (more: Partial<Card>) => {
  const text = card(more).querySelector('.card__badge')?.textContent;
  cleanup();
  return text;
};

it('shows a picture, another for the pointer, a price, and leads to the variant it shows', {
  tags: ['spec-132', 'spec-133', 'spec-134', 'spec-293'],
}, () => {
  const container = card();
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/front.jpg',
    '/back.jpg',
  ]);
  expect(screen.getByRole('link', { name: 'Slip' }).getAttribute('href')).toBe('/products/slip?variant=11');
  expect(screen.getByText('$495')).toBeTruthy();
});

it('loads its pictures when they come near', { tags: ['spec-159'] }, () => {
  expect(card().querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

it('is told apart by Waitlist, Pre-Order, or Low Stock under 10 pieces in all', {
  tags: ['spec-133', 'spec-222', 'spec-223', 'spec-295'],
}, () => {
  expect(badge({})).toBeUndefined();
  expect(badge({ stock: 9 })?.toLowerCase()).toBe('low stock');
  expect(badge({ stock: 0, counted: false })).toBeUndefined();
  expect(badge({ stock: 0, preorder: true })?.toLowerCase()).toBe('pre-order');
  expect(badge({ stock: 0, available: false })?.toLowerCase()).toBe('waitlist');
});

it('says what its tags say, and where there is more of it', {
  tags: ['spec-133', 'spec-135', 'spec-136', 'spec-137'],
}, () => {
  const { getByRole, getByText, queryByRole } = within(
    card({ limited_edition: true, most_loved: true, eco_conscious: true }),
  );
  expect(getByText('Limited Edition')).toBeTruthy();
  expect(queryByRole('link', { name: 'Limited Edition' })).toBeNull();
  expect(getByRole('link', { name: 'Most Loved' }).getAttribute('href')).toBe('/collections/must-haves');
  expect(getByRole('link', { name: 'Eco-Conscious' }).getAttribute('href')).toBe('/collections/eco-conscious');
});

it('shows a dot for each of several colors, each leading to its own', { tags: ['spec-133'] }, () => {
  const swatch = (name: string) => ({ name, url: `/products/slip?variant=${name}`, color: '#000', image: null });
  expect(card({ swatches: [swatch('Ink')] }).querySelector('.card__swatches')).toBeNull();
  cleanup();
  card({ swatches: [swatch('Ink'), swatch('Bone')] });
  expect(screen.getByRole('link', { name: 'Bone' }).getAttribute('href')).toBe('/products/slip?variant=Bone');
});

it('strikes the compare-at price through where it is higher', () => {
  card({ cap: 60000 });
  expect(screen.getByText('$600').closest('s')).toBeTruthy();
  cleanup();
  card({ cap: 49500 });
  expect(screen.getAllByText('$495')).toHaveLength(1);
});
