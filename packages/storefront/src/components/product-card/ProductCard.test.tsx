// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Card } from '../../domain/card.schema.ts';
import { cardVariantFixture } from '../../domain/variant.fixture.ts';
import { viewFixture } from '../../view.fixture.ts';
import { cardFixture } from './card.fixture.ts';
import { cardStates } from './card-states.ts';
import { ProductCard } from './ProductCard.tsx';

beforeEach(() => {
  const config = viewFixture();
  configureView({ ...config, routes: { ...config.routes, collections_url: '/collections' } });
});
afterEach(cleanup);

const picture = (name: string) => ({ src: `/${name}.jpg`, srcset: '', width: 900, height: 1200, alt: name });

/** A variant of the product behind the card, as its section tells it. */
const variant = (id: number, color: string, price: number) =>
  cardVariantFixture(id, [color], {
    price,
    stock: 40,
    picture: { src: `/${color}.jpg?v=1&width=720`, alt: `Slip in ${color}, front` },
    url: `/products/slip?variant=${id}`,
  });

function card(more: Partial<Card> = {}, quick = false): HTMLElement {
  const { container } = render(
    <ProductCard
      quick={quick}
      sizes="50vw"
      card={cardFixture(1, {
        title: 'Slip',
        brand: 'Oriel',
        url: '/products/slip?variant=11',
        counted: true,
        image: picture('front'),
        hover: picture('back'),
        color: 'Ink',
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

it('names the brand above the name, where the payload has one', () => {
  expect(card().querySelector('.label.muted')?.textContent).toBe('Oriel');
  cleanup();
  expect(card({ brand: '' }).querySelector('.label.muted')).toBeNull();
});

it('shows a picture, another for the pointer, a price, and leads to the variant it shows', {
  tags: ['card-1', 'card-2', 'card-3', 'layout-8'],
}, () => {
  const container = card();
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/front.jpg',
    '/back.jpg',
  ]);
  expect(screen.getByRole('link', { name: 'Slip' }).getAttribute('href')).toBe('/products/slip?variant=11');
  expect(screen.getByText('$495')).toBeTruthy();
});

it('loads its pictures when they come near', { tags: ['layout-5'] }, () => {
  expect(card().querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

it('is told apart by Waitlist, Pre-Order, or Low Stock under 10 pieces in all', {
  tags: ['card-2', 'card-7', 'card-8'],
}, () => {
  expect(badge({})).toBeUndefined();
  expect(badge({ stock: 9 })?.toLowerCase()).toBe('low stock');
  expect(badge({ stock: 0, counted: false })).toBeUndefined();
  expect(badge({ stock: 0, preorder: true })?.toLowerCase()).toBe('pre-order');
  expect(badge({ stock: 0, available: false })?.toLowerCase()).toBe('waitlist');
});

it('says what its tags say, and where there is more of it', {
  tags: ['card-2', 'card-4', 'card-5', 'card-6'],
}, () => {
  const { getByRole, getByText, queryByRole } = within(
    card({ limited_edition: true, most_loved: true, eco_conscious: true }),
  );
  expect(getByText('Limited Edition')).toBeTruthy();
  expect(queryByRole('link', { name: 'Limited Edition' })).toBeNull();
  expect(getByRole('link', { name: 'Most Loved' }).getAttribute('href')).toBe('/collections/must-haves');
  expect(getByRole('link', { name: 'Eco-Conscious' }).getAttribute('href')).toBe('/collections/eco-conscious');
});

it('looks different in each of the states that the style guide shows', () => {
  const piece = cardFixture(1, { image: picture('front'), hover: picture('back') });
  const looks = cardStates(piece).map((state) => {
    const { innerHTML } = card(state);
    cleanup();
    return innerHTML;
  });
  expect(new Set(looks).size).toBe(looks.length);
});

it('shows a dot for each of several colors, each leading to its own', { tags: ['card-2'] }, () => {
  const swatch = (name: string) => ({ name, url: `/products/slip?variant=${name}`, color: '#000', image: null });
  expect(card({ swatches: [swatch('Ink')] }).querySelector('.card__swatches')).toBeNull();
  cleanup();
  card({ swatches: [swatch('Ink'), swatch('Bone')] });
  expect(screen.getByRole('link', { name: 'Bone' }).getAttribute('href')).toBe('/products/slip?variant=Bone');
});

it('changes its picture, address and price with a dot that is pressed', async () => {
  const product = {
    id: 1,
    url: '/products/slip',
    options: ['Color'],
    final_sale: false,
    variants: [variant(11, 'Ink', 49500), variant(12, 'Bone', 52000)],
  };
  vi.stubGlobal(
    'fetch',
    async () => new Response(`<script type="application/json">${JSON.stringify(product)}</script>`),
  );
  const swatch = (name: string) => ({ name, url: `/products/slip?variant=${name}`, color: '#000', image: null });
  const { getByRole, getByText } = within(card({ swatches: [swatch('Ink'), swatch('Bone')] }));
  const dot = (name: string) => getByRole('link', { name });
  expect(dot('Ink').getAttribute('aria-current')).toBe('true');
  fireEvent.click(dot('Bone'));
  expect([dot('Bone').getAttribute('aria-current'), dot('Ink').getAttribute('aria-current')]).toEqual(['true', null]);
  await waitFor(() =>
    expect(getByRole('link', { name: 'Slip' }).getAttribute('href')).toBe('/collections/all/products/slip?variant=12'),
  );
  expect(document.querySelector('.card__media > img')?.getAttribute('alt')).toBe('Slip in Bone, front');
  expect(getByText('$520')).toBeTruthy();
  vi.unstubAllGlobals();
});

it('says so where its sizes cannot be read, and still leads to the product', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  card({ url: '/products/coat?variant=31', title: 'Coat' }, true);
  fireEvent.click(screen.getByRole('button', { name: 'Choose a size of Coat' }));
  const panel = within(await screen.findByRole('group', { name: 'Choose a size of Coat' }));
  expect((await panel.findByRole('alert')).textContent).toContain('The sizes could not be read');
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('link', { name: 'Coat' }).getAttribute('href')).toBe('/products/coat?variant=31');
  vi.unstubAllGlobals();
});

it('strikes the compare-at price through where it is higher', () => {
  card({ cap: 60000 });
  expect(screen.getByText('$600').closest('s')).toBeTruthy();
  cleanup();
  card({ cap: 49500 });
  expect(screen.getAllByText('$495')).toHaveLength(1);
});
