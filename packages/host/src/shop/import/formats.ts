/**
 * The files of a shop folder that are JSON. Money is in minor units, times are ISO 8601. Keys this version does not know are
 * left out without a word: a folder may serve other programs too.
 */
import { z } from 'zod';
import { AuthorFormat, BrandFormat } from './brand-format.ts';
import { checkPlaces } from './check-places.ts';
import { DiscountFormat } from './discount-format.ts';
import { isIsoTime } from './time.ts';

const handle = z.string().min(1).max(255);
const time = z.string().refine(isIsoTime, 'is not a time');
const minor = z.number().int().min(0).max(1e11);

const text = z.string().default('');

export const MetafieldsFormat = z.record(
  z.string().regex(/^[^.\s]+\.[^\s]+$/, 'is not namespace.key'),
  z.object({ type: z.string().min(1), value: z.union([z.string(), z.json()]) }),
);
export type MetafieldsFormat = z.infer<typeof MetafieldsFormat>;

const AddressFormat = z.object({
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  province: text,
  provinceCode: text,
  zip: text,
  country: text,
  countryCode: text,
  phone: text,
});
export type AddressFormat = z.infer<typeof AddressFormat>;

/** Metafields as the shop's own records have them. */
export const MetafieldListFormat = z.array(
  z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() }),
);

const LocationFormat = z.object({
  name: z.string().min(1),
  address: AddressFormat,
  latitude: z.number().nullable().default(null),
  longitude: z.number().nullable().default(null),
  pickup: z.boolean().default(false),
  pickupTime: text,
  metafields: MetafieldListFormat.default([]),
});

/** A name in lower case, without a scheme and a port. */
const host = z.string().regex(/^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is not a host name like shop.ca');

const MarketFormat = z.object({
  handle,
  name: z.string().min(1),
  countries: z.array(z.string().length(2)).min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  moneyFormat: z.string().min(1),
  moneyWithCurrencyFormat: z.string().min(1),
  rate: z.number().positive().max(1e6),
  rounding: z.number().int().min(1).max(1e8).default(1),
  host: host.optional(),
  subfolder: z
    .string()
    .regex(/^[a-z]{2,20}$/, 'is not a sub folder of 2 to 20 small letters')
    .optional(),
  locales: z.array(z.string()).min(1).optional(),
  metafields: MetafieldListFormat.default([]),
});

/** How a language writes one currency. */
const MoneyFormats = z.object({ moneyFormat: z.string().min(1), moneyWithCurrencyFormat: z.string().min(1) });

/** A path of the shop behind which an app answers. */
export const AppProxyFormat = z.object({
  /** As the platform allows them. */
  prefix: z.enum(['apps', 'a', 'community', 'tools']).default('apps'),
  subpath: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/i, 'is not up to 30 letters, digits, - and _'),
  /** `https://…` or `{apps}/…`. */
  url: z.string().trim().min(1),
  /** Name of the environment variable that holds the secret shared with the app. */
  secret: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'is not the name of an environment variable'),
});

const ShopFacts = z.object({
  name: z.string().min(1),
  description: text,
  email: text,
  phone: text,
  domain: z.string().min(1),
  permanentDomain: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  moneyFormat: z.string().min(1),
  moneyWithCurrencyFormat: z.string().min(1),
  timezone: z.string().default('UTC'),
  weightUnit: z.enum(['g', 'kg', 'oz', 'lb']).default('kg'),
  address: AddressFormat,
  customerAccounts: z.enum(['disabled', 'optional', 'required']).default('optional'),
  paymentTypes: z.array(z.string()).default([]),
  locales: z
    .array(
      z.object({
        isoCode: z.string(),
        name: z.string(),
        endonymName: z.string(),
        primary: z.boolean(),
        host: host.optional(),
      }),
    )
    .min(1),
  countries: z.array(z.string().length(2)).min(1),
  markets: z.array(MarketFormat).default([]),
  consentCountries: z.array(z.string().length(2)).optional(),
  appProxies: z.array(AppProxyFormat).default([]),
  moneyFormatsByLanguage: z.record(z.string(), z.record(z.string(), MoneyFormats)).default({}),
  passwordMessage: text,
  password: z.string().nullable().default(null),
  filters: z.array(z.string()).optional(),
  brand: BrandFormat.prefault({}),
  authors: z.array(AuthorFormat).default([]),
  taxRates: z.record(z.string(), z.number().min(0).max(100)).default({}),
  taxesIncluded: z.boolean().default(false),
  shippingRates: z
    .array(z.object({ handle, title: z.string().min(1), price: minor, countries: z.array(z.string()).default([]) }))
    .default([]),
  metafields: MetafieldListFormat.default([]),
  locations: z.array(LocationFormat).default([]),
  discounts: z.array(DiscountFormat).default([]),
  giftCards: z
    .array(z.object({ code: z.string().trim().min(8), balance: minor, expiresOn: z.string().nullable().default(null) }))
    .default([]),
});

export const ShopFormat = ShopFacts.superRefine(checkPlaces);
export type ShopFormat = z.infer<typeof ShopFormat>;

const placedMedia = {
  /** A picture of files/: the poster of the video or model. */
  poster: z.string().min(1),
  alt: text,
  position: z.number().int().min(1),
};
/** One file, or the same film or model in several formats, the best first. */
const mediaFiles = { file: z.string().min(1).optional(), files: z.array(z.string().min(1)).optional() };
const hasFile = ({ file, files }: { file?: string | undefined; files?: string[] | undefined }) =>
  file !== undefined || (files !== undefined && files.length > 0);

export const MediaFormat = z.record(
  handle,
  z.array(
    z.discriminatedUnion('type', [
      z
        .object({
          type: z.literal('video'),
          ...placedMedia,
          ...mediaFiles,
          width: z.number().int().min(1),
          height: z.number().int().min(1),
          /** ms */
          duration: z.number().min(0).default(0),
        })
        .refine(hasFile, 'names no file'),
      z.object({ type: z.literal('model'), ...placedMedia, ...mediaFiles }).refine(hasFile, 'names no file'),
      /** A film on YouTube or Vimeo, by its address there. */
      z.object({ type: z.literal('external_video'), ...placedMedia, url: z.url() }),
    ]),
  ),
);
export type MediaFormat = z.infer<typeof MediaFormat>;

export const VariantMetafieldsFormat = z.record(z.string(), MetafieldsFormat);
export const SwatchesFormat = z.record(
  z.string(),
  z.record(z.string(), z.object({ color: z.string().optional(), image: z.string().optional() })),
);
/** `{ "product": { "custom.fit": "multi_line_text_field" } }`: types of metafields whose CSV column does not say. Variants without a word take the products'. */
export const DefinitionsFormat = z.object({
  product: z.record(z.string(), z.string()).default({}),
  variant: z.record(z.string(), z.string()).default({}),
});
export type DefinitionsFormat = z.infer<typeof DefinitionsFormat>;

export const ConditionFormat = z.object({
  field: z.enum(['tag', 'title', 'type', 'vendor', 'price', 'compare_at_price', 'inventory', 'option']),
  relation: z.enum([
    'equals',
    'not_equals',
    'greater_than',
    'less_than',
    'contains',
    'starts_with',
    'ends_with',
    'is_set',
    'is_not_set',
  ]),
  value: z.union([z.string(), z.number()]).transform(String).default(''),
});
export const RulesFormat = z.object({
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(ConditionFormat).min(1),
});
export type CollectionRules = z.infer<typeof RulesFormat>;

export const CollectionFormat = z.object({
  handle,
  title: z.string().min(1),
  description: text,
  image: z.string().optional(),
  sortOrder: z
    .enum([
      'manual',
      'best-selling',
      'title-ascending',
      'title-descending',
      'price-ascending',
      'price-descending',
      'created-ascending',
      'created-descending',
    ])
    .default('best-selling'),
  templateSuffix: text,
  publishedAt: time.optional(),
  seoTitle: text,
  seoDescription: text,
  metafields: MetafieldsFormat.default({}),
  products: z.array(handle).optional(),
  rules: RulesFormat.optional(),
});
export type CollectionFormat = z.infer<typeof CollectionFormat>;

export interface LinkFormat {
  title: string;
  url: string;
  links?: LinkFormat[];
}
const LinkFormat: z.ZodType<LinkFormat> = z.lazy(() =>
  z.object({ title: z.string(), url: z.string(), links: z.array(LinkFormat).optional() }),
);
export const MenuFormat = z.object({ handle, title: z.string(), links: z.array(LinkFormat) });

export const BlogFormat = z.object({
  handle,
  title: z.string().min(1),
  templateSuffix: text,
  comments: z.enum(['no', 'moderate', 'yes']).default('no'),
  seoTitle: text,
  seoDescription: text,
  metafields: MetafieldsFormat.default({}),
});

/** The comment block at the head of a page, article or policy. */
export const FrontMatterFormat = z.object({
  title: z.string().min(1),
  author: text,
  publishedAt: time.optional(),
  createdAt: time.optional(),
  tags: z.array(z.string()).default([]),
  excerpt: text,
  image: z.string().optional(),
  templateSuffix: text,
  seoTitle: text,
  seoDescription: text,
  metafields: MetafieldsFormat.default({}),
});
export type FrontMatterFormat = z.infer<typeof FrontMatterFormat>;

export const MetaobjectFormat = z.object({
  fields: z.record(z.string(), z.string()),
  entries: z.array(z.object({ handle, fields: z.record(z.string(), z.json()) })),
});

export const FilesFormat = z.record(
  z.string(),
  z.object({ alt: z.string().optional(), focalPoint: z.object({ x: z.number(), y: z.number() }).optional() }),
);
export type FilesFormat = z.infer<typeof FilesFormat>;

/** An app's script that every page loads: `apps/apps.json` is a list of them. */
export const AppScriptFormat = z.object({
  /** `https://…`, a path of the shop, or `{apps}/…`. */
  src: z.string().trim().min(1),
  /** `head-start` is printed before everything of the platform and blocks the page; `header` is loaded asynchronously. */
  placement: z.enum(['head-start', 'header']).default('header'),
  enabled: z.boolean().default(true),
  /** Further origins (`https://cdn.app.example`) that the script loads from, calls and shows. */
  origins: z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).default([]),
});
export type AppScriptFormat = z.infer<typeof AppScriptFormat>;

export const CustomerFormat = z.object({
  email: z.email(),
  password: z.string().min(5).optional(),
  firstName: text,
  lastName: text,
  phone: text,
  acceptsMarketing: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  birthday: text,
  metafields: MetafieldsFormat.default({}),
  addresses: z.array(AddressFormat).default([]),
});
export type CustomerFormat = z.infer<typeof CustomerFormat>;

export const OrderFormat = z.object({
  customer: z.email(),
  name: z.string().regex(/^#\d+$/),
  createdAt: time,
  lines: z
    .array(
      z.object({
        sku: z.string(),
        quantity: z.number().int().min(1),
        price: minor.optional(),
        properties: z.record(z.string(), z.string()).optional(),
      }),
    )
    .min(1),
  shipping: minor.default(0),
  /** Per cent. */
  taxRate: z.number().min(0).max(100).default(0),
  financialStatus: z
    .enum(['authorized', 'paid', 'partially_paid', 'partially_refunded', 'pending', 'refunded', 'unpaid', 'voided'])
    .default('paid'),
  /** Refunded amount; the total where the status is `refunded` and it is missing. */
  refunded: minor.optional(),
  /** Its time; by default the cancellation's, else the order's. */
  refundedAt: time.optional(),
  /** What the buyer wrote to the shop. */
  note: z.string().optional(),
  attributes: z.record(z.string(), z.string()).default({}),
  tags: z.array(z.string()).default([]),
  metafields: MetafieldsFormat.default({}),
  fulfillments: z
    .array(z.object({ company: text, number: text, url: text, createdAt: time, skus: z.array(z.string()).optional() }))
    .default([]),
  cancelledAt: time.nullable().default(null),
  cancelReason: z.enum(['customer', 'declined', 'fraud', 'inventory', 'staff', 'other']).nullable().default(null),
});
export type OrderFormat = z.infer<typeof OrderFormat>;
