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

/** Fields that mean something for some types only. */
const ONLY_OF: Readonly<Record<'on' | 'each' | 'countries' | 'maximumRate' | 'usesPerOrder', readonly string[]>> = {
  on: ['percentage', 'fixed_amount'],
  each: ['fixed_amount'],
  countries: ['free_shipping'],
  maximumRate: ['free_shipping'],
  usesPerOrder: ['buy_x_get_y'],
};

/** An entry of `discounts` in `shop.json` (docs/shop-folder.md, "Discounts"). Money is in minor units of the shop's currency. */
export const DiscountFormat = z
  .strictObject({
    /** Without one it applies by itself, and has a title. */
    code: z
      .string()
      .trim()
      .min(1)
      .max(255)
      .refine((code) => !code.includes(','), 'has a comma, which separates codes')
      .optional(),
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
  .superRefine((discount, context) => {
    for (const [field, types] of Object.entries(ONLY_OF)) {
      const value = discount[field as keyof typeof ONLY_OF];
      const isGiven = Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
      if (isGiven && !types.includes(discount.type))
        context.addIssue({ code: 'custom', path: [field], message: `is for ${types.join(' or ')} only` });
    }
    const { type, value, on, each, gets, startsAt, endsAt } = discount;
    const kind = gets ? gets.valueType : type;
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (type === 'free_shipping' ? value !== 0 : value === 0)
      issue('value', type === 'free_shipping' ? 'is not for free shipping' : 'is missing');
    if (kind === 'fixed_amount' && !Number.isInteger(value)) issue('value', 'is no whole number of minor units');
    if (each && on === null) issue('each', 'needs the products it is on');
    if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) issue('endsAt', 'is not after startsAt');
  })
  .refine(
    ({ type, value, gets }) => ((gets ? gets.valueType : type) === 'percentage' ? value <= 100 : true),
    'a percentage is 100 at most',
  );

export type DiscountFormat = z.infer<typeof DiscountFormat>;
