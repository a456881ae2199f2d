import { describe, expect, it } from 'vitest';
import { QUANTITY_LIMIT } from '../../domain/quantity-limit.ts';
import type { VisibleItem } from '../../state/cart/visible-cart.ts';
import { cartLine } from './cart-line.ts';

const item = (more: Partial<VisibleItem> = {}): VisibleItem => ({
  key: '1:a',
  id: 1,
  product_id: 2,
  url: '/products/slip?variant=1',
  image: '//shop.example/cdn/shop/files/slip.jpg?v=3',
  title: 'Slip - Ink / S',
  product_title: 'Slip',
  variant_title: 'Ink / S',
  options_with_values: [
    { name: 'Color', value: 'Ink' },
    { name: 'Size', value: 'S' },
  ],
  quantity: 2,
  original_price: 10000,
  final_price: 10000,
  final_line_price: 20000,
  compare_at_price: null,
  properties: {},
  pending: false,
  ...more,
});

describe('a line of the bag', () => {
  it('asks for a small picture and keeps the version of the file', () => {
    expect(cartLine(item()).image).toBe('//shop.example/cdn/shop/files/slip.jpg?v=3&width=240');
    expect(cartLine(item({ image: null })).image).toBeNull();
  });
  it('says what its variant is now, whatever its properties say', { tags: ['data-3'] }, () => {
    const facts = {
      sold_out: true,
      brand: '',
      final_sale: true,
      preorder: true,
      preorder_note: 'Sent in May.',
      stock: 3,
    };
    expect(cartLine(item({ facts }))).toMatchObject({
      sold_out: true,
      final_sale: true,
      preorder: true,
      preorder_note: 'Sent in May.',
      max: 3,
    });
    expect(cartLine(item())).toMatchObject({
      sold_out: false,
      final_sale: false,
      preorder: false,
      max: QUANTITY_LIMIT,
    });
  });
  it('has the words of a pre-order where the line carries them', () => {
    expect(cartLine(item({ properties: { _preorder: 'Ships from 22 February.' } }))).toMatchObject({
      preorder: true,
      preorder_note: 'Ships from 22 February.',
    });
    expect(cartLine(item({ properties: { _preorder: 'true' } })).preorder_note).toBe('');
  });
  it('hides what begins with an underscore but tells of pre-order and final sale', { tags: ['data-3'] }, () => {
    const line = cartLine(
      item({ properties: { _preorder: 'true', _finalsale: 'false', _inventory: '4', Engraving: 'M.' } }),
    );
    expect(line.properties).toEqual([{ name: 'Engraving', value: 'M.', hidden: false }]);
    expect([line.preorder, line.final_sale, line.max]).toEqual([true, false, 4]);
  });
  it('may hold the limit where no stock is written', { tags: ['cart-26'] }, () =>
    expect(cartLine(item()).max).toBe(QUANTITY_LIMIT),
  );
  it('keeps a quantity that is above its limit', () =>
    expect(cartLine(item({ quantity: 12, properties: { _inventory: '3' } })).max).toBe(12));
  it('compares the whole line, for as many pieces as its price is of', () => {
    expect(cartLine(item({ compare_at_price: 15000 })).cap).toBe(30000);
    expect(cartLine(item({ compare_at_price: 15000, quantity: 5, pending: true })).cap).toBe(30000);
    expect(cartLine(item({ compare_at_price: 10000 })).cap).toBe(0);
  });
  it('shows no option of a product that has none', () =>
    expect(cartLine(item({ options_with_values: [{ name: 'Title', value: 'Default Title' }] })).options).toEqual([]));
});
