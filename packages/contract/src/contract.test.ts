import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

const { AddToCartRequest, CallError, Cart, GridItem, QuantityPicker, StockNotificationRequest, SubmittedLine } =
  contract;

it('is made of schemas only', () => {
  for (const [name, schema] of Object.entries(contract)) expect(schema, name).toBeInstanceOf(z.core.$ZodType);
});

it('says every entity as JSON schema, so that other tools can read it', () => {
  for (const [name, schema] of Object.entries(contract)) {
    expect(() => z.toJSONSchema(schema as z.ZodType, { io: 'input' }), name).not.toThrow();
  }
});

it('knows five kinds of grid item (spec §3)', { tags: ['spec-176'] }, () => {
  const types = GridItem.options.map((option) => option.shape.type.value);
  expect(types).toEqual(['image', 'text', 'date', 'press', 'product']);
});

it('picks quantities from 0 to 10 unless told (spec §5)', { tags: ['spec-194', 'spec-252', 'spec-319'] }, () => {
  expect(QuantityPicker.parse({ value: 3 })).toEqual({ value: 3, min: 0, max: 10 });
});

describe('a submitted line (spec §3)', () => {
  it('is a variant and a whole quantity', { tags: ['spec-165'] }, () => {
    expect(SubmittedLine.safeParse({ id: 1, quantity: 1, properties: { 'Recipient email': 'a@b.c' } }).success).toBe(
      true,
    );
    for (const wrong of [
      { id: 1, quantity: 0 },
      { id: 1, quantity: 1.5 },
      { id: 0, quantity: 1 },
      { id: 1, quantity: 1e30 },
    ]) {
      expect(SubmittedLine.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('may come alone or in a list, with at most five sections', () => {
    expect(AddToCartRequest.safeParse({ id: 1, quantity: 1, sections: 'compare-at-prices' }).success).toBe(true);
    expect(AddToCartRequest.safeParse({ items: [{ id: 1, quantity: 1 }], sections_url: '/' }).success).toBe(true);
    expect(AddToCartRequest.safeParse({ id: 1, quantity: 1, sections: [...'abcdef'] }).success).toBe(false);
    expect(AddToCartRequest.safeParse({ id: 1, quantity: 1, sections_url: 'https://x' }).success).toBe(false);
  });
});

it('keeps money whole', () => {
  expect(Cart.safeParse({ items: [], item_count: 0, total_price: 12.5, note: '' }).success).toBe(false);
});

it('takes the platform’s two ways to say why (contract §1.3)', () => {
  for (const errors of ['Sold out', { email: ['is invalid'] }, undefined]) {
    expect(CallError.safeParse({ status: 422, message: 'Cart Error', description: 'x', errors }).success).toBe(true);
  }
  expect(CallError.safeParse({ status: 'bad_request', message: 'm', description: 'd' }).success).toBe(true);
});

it.each([
  ['a@b.c', true],
  ['a b@c.d', false],
  ['a@b', false],
  ['@b.c', false],
  ['a@b@c.d', false],
])('waitlist e-mail %s: %s (spec §5)', (email, right) => {
  const sent = { email, variantId: 1, productId: 2, options: { accepts_marketing: true } };
  expect(StockNotificationRequest.safeParse(sent).success).toBe(right);
});
