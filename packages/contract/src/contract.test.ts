import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

const { AddToCartRequest, CallError, SubmittedLine } = contract;

it('is made of schemas only', () => {
  for (const [name, schema] of Object.entries(contract)) expect(schema, name).toBeInstanceOf(z.core.$ZodType);
});

it('prints every call as JSON schema, so that other tools can read it', () => {
  for (const [name, schema] of Object.entries(contract)) {
    expect(() => z.toJSONSchema(schema as z.ZodType, { io: 'input' }), name).not.toThrow();
  }
});

describe('a submitted line', () => {
  it('is a variant and a whole quantity', { tags: ['data-4'] }, () => {
    expect(Object.keys(SubmittedLine.shape)).toEqual(expect.arrayContaining(['id', 'quantity', 'properties']));
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

it('accepts both forms of a refusal: a sentence, and sentences by field', () => {
  for (const errors of ['Sold out', { email: ['is invalid'] }, undefined]) {
    expect(CallError.safeParse({ status: 422, message: 'Cart Error', description: 'x', errors }).success).toBe(true);
  }
  expect(CallError.safeParse({ status: 'bad_request', message: 'm', description: 'd' }).success).toBe(true);
});
