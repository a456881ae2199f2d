import { describe, expect, it } from 'vitest';
import { recommendedFrom } from './fetch-recommended.ts';
import { chooseRecommended } from './recommended-choice.ts';

const piece = (handle: string, variants = [{ id: 1, title: 'S', price: 100 }]) => ({
  id: 1,
  url: `/products/${handle}`,
  title: handle,
  price: 100,
  image: null,
  options: 'Size',
  variants,
});
const handles = (...parameters: Parameters<typeof chooseRecommended>) =>
  chooseRecommended(...parameters).map(({ title }) => title);

describe('what is recommended beside a bag', () => {
  it('comes list by list, none twice', () =>
    expect(
      handles(
        [
          [piece('a'), piece('b')],
          [piece('b'), piece('c')],
        ],
        [],
      ),
    ).toEqual(['a', 'b', 'c']));
  it('is never in the bag, nor sold out', () =>
    expect(handles([[piece('a'), piece('b', []), piece('c')]], ['/products/a'])).toEqual(['c']));
  it('is not more than there is room for', () =>
    expect(handles([['a', 'b', 'c', 'd', 'e'].map((handle) => piece(handle))], [])).toHaveLength(4));
});

it('is shown from what the platform proposes: what can be bought, without the address of the proposal', () => {
  const shown = recommendedFrom({
    id: 7,
    title: 'Belt',
    url: '/products/belt?pr_rec_id=1',
    price: 100,
    available: true,
    featured_image: '//shop.test/belt.jpg?v=1',
    options: [{ name: 'Color' }, { name: 'Size' }],
    variants: [
      { id: 1, title: 'Ink / S', available: false, price: 100 },
      { id: 2, title: 'Ink / M', available: true, price: 200 },
    ],
  });
  expect(shown).toMatchObject({
    id: 2,
    url: '/products/belt',
    price: 200,
    options: 'Color / Size',
    variants: [{ id: 2, title: 'Ink / M', price: 200 }],
    image: { src: '//shop.test/belt.jpg?v=1&width=320' },
  });
});
