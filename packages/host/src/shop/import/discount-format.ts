import { z } from 'zod';
import { isIsoTime } from './time.ts';

const minor = z.number().int().min(0).max(1e11);
const time = z.string().refine(isIsoTime, 'is not a time');

/** Products a discount is for: handles, handles of collections, SKUs. */
const SelectionFormat = z
  .strictObject({
    products: z.array(z.string()).default([]),
    collections: z.array(z.string()).default([]),
    skus: z.array(z.string()).default([]),
  })
  .refine(
    ({ products, collections, skus }) => products.length + collections.length + skus.length > 0,
    'names no products, collections or skus',
  );

export type SelectionFormat = z.infer<typeof SelectionFormat>;

const names = z.array(z.enum(['order', 'product', 'shipping']));

/** An entry of `discounts` in `shop.json` (docs/shop-folder.md, "Discounts"). Money is in minor units of the shop's currency. */
export const DiscountFormat = z
  .strictObject({
    /** Without one it applies by itself, and has a title. */
    code: z.string().trim().min(1).max(255).optional(),
    title: z.string().trim().min(1).max(255).optional(),
    type: z.enum(['percentage', 'fixed_amount', 'free_shipping', 'buy_x_get_y']),
    value: z.number().min(0).default(0),
    on: SelectionFormat.nullable().default(null),
    each: z.boolean().default(false),
    buys: z
      .strictObject({
        of: SelectionFormat.nullable().default(null),
        quantity: z.number().int().min(0).max(1000).default(0),
        amount: minor.default(0),
      })
      .refine(({ quantity, amount }) => quantity > 0 !== amount > 0, 'has either a quantity or an amount')
      .nullable()
      .default(null),
    gets: z
      .strictObject({
        of: SelectionFormat.nullable().default(null),
        quantity: z.number().int().min(1).max(1000).default(1),
        valueType: z.enum(['percentage', 'fixed_amount']).default('percentage'),
      })
      .nullable()
      .default(null),
    usesPerOrder: z.number().int().min(1).nullable().default(null),
    minimumSubtotal: minor.default(0),
    minimumQuantity: z.number().int().min(0).default(0),
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
    maximumRate: minor.nullable().default(null),
    usageLimit: z.number().int().min(0).nullable().default(null),
    oncePerCustomer: z.boolean().default(false),
    customerTags: z.array(z.string()).default([]),
    combinesWith: names.optional(),
    startsAt: time.nullable().default(null),
    endsAt: time.nullable().default(null),
  })
  .refine(({ code, title }) => code !== undefined || title !== undefined, 'has a code, or a title')
  .refine(({ type, buys, gets }) => (type === 'buy_x_get_y') === (buys !== null && gets !== null), {
    message: 'buys and gets are those of buy_x_get_y, which needs both',
  })
  .refine(
    ({ type, value, gets }) => ((gets ? gets.valueType : type) === 'percentage' ? value <= 100 : true),
    'a percentage is 100 at most',
  );

export type DiscountFormat = z.infer<typeof DiscountFormat>;
