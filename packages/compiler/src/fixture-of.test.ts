import { expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureOf } from './fixture-of.ts';

const Shirt = z.object({
  id: z.int().min(1),
  name: z.string(),
  price: z.int().min(0),
  sold: z.boolean(),
  sizes: z.array(z.string()),
  cut: z.enum(['wide', 'narrow']),
  maker: z.object({ name: z.string(), place: z.string().nullable() }),
  picture: z.object({ src: z.string() }).nullable(),
  note: z.string().optional(),
  shown: z.discriminatedUnion('as', [z.object({ as: z.literal('row') }), z.object({ as: z.literal('grid') })]),
});

it('has a default value for each field that is not given', () => {
  const shirt = fixtureOf(Shirt, { name: 'Oxford' });
  expect(shirt).toStrictEqual({
    id: 1,
    name: 'Oxford',
    price: 0,
    sold: false,
    sizes: [],
    cut: 'wide',
    maker: { name: '', place: null },
    picture: null,
    shown: { as: 'row' },
  });
  expect(Shirt.parse(shirt)).toEqual(shirt);
});

it('throws the kind of a field without a default value', () => {
  expect(() => fixtureOf(z.object({ at: z.date() }), {})).toThrow("kind 'date'");
});
