import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { toJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import type { ProductOption } from '../catalogue/types-products.ts';
import { fold } from '../fold.ts';
import { stableId } from '../stable-id.ts';
import type { Media, Metafield } from '../types.ts';
import { productFacets, variantFacets } from './facet-terms.ts';
import type { MetafieldsFormat } from './formats.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Swatch } from './swatches.ts';

/** A product as the tables hold it. */
export interface ProductRows {
  product: Insertable<Database['products']>;
  variants: Insertable<Database['variants']>[];
  /** `[param, value]` */
  productFacets: [string, string][];
  variantFacets: { variantId: number; terms: [string, string][] }[];
}

interface Parts {
  media: Media[];
  mediaOfVariant: (source: string) => number | null;
  swatch: (option: string, value: string) => Swatch | null;
  variantMetafields: (sku: string) => MetafieldsFormat;
  /** The shop's unit. */
  weightUnit: string;
  now: string;
}

/** A record of `namespace.key` as the list the tables hold. */
export function metafieldList(record: MetafieldsFormat): Metafield[] {
  return Object.entries(record).map(([name, { type, value }]) => {
    const dot = name.indexOf('.');
    return {
      namespace: name.slice(0, dot),
      key: name.slice(dot + 1),
      type,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    };
  });
}

function optionsOf(draft: ProductDraft, productId: number, swatch: Parts['swatch']): ProductOption[] {
  return draft.optionNames.map((name, index) => {
    const values = [...new Set(draft.variants.map((variant) => variant.options[index] ?? ''))];
    const linkedTo = draft.optionsLinkedTo[index] ?? '';
    return {
      name,
      position: index + 1,
      ...(linkedTo === '' ? {} : { linkedTo }),
      values: values.map((value) => ({
        id: stableId('option-value', String(productId), name, value),
        name: value,
        swatch: swatch(name, value),
      })),
    };
  });
}

/** Metafields by name; the later of two with one name counts. */
const lastOfEach = (metafields: readonly Metafield[]): Metafield[] => [
  ...new Map(metafields.map((one) => [`${one.namespace}.${one.key}`, one])).values(),
];

/** Works out ids, lists' columns and filter terms of a product. Quantities are the draft's own; locations come after. */
export function productRows(draft: ProductDraft, parts: Parts): ProductRows {
  const productId = stableId('product', draft.handle);
  const prices = draft.variants.map((variant) => variant.price);
  const variants = draft.variants.map((variant, index) => {
    const extra = variant.sku === '' ? [] : metafieldList(parts.variantMetafields(variant.sku));
    const metafields = lastOfEach([...variant.metafields, ...extra]);
    return {
      id: stableId('variant', draft.handle, ...variant.options),
      product_id: productId,
      position: index + 1,
      title: variant.options.join(' / '),
      options: toJson(variant.options),
      sku: variant.sku,
      barcode: variant.barcode,
      price: variant.price,
      compare_at_price: variant.compareAtPrice,
      grams: variant.grams,
      weight_unit: variant.weightUnit ?? parts.weightUnit,
      requires_shipping: Number(variant.requiresShipping && !draft.giftCard),
      taxable: Number(variant.taxable && !draft.giftCard),
      tax_code: variant.taxCode,
      tracked: Number(variant.tracked),
      policy: variant.policy,
      quantity: variant.quantity,
      media_id: parts.mediaOfVariant(variant.image),
      metafields: toJson(metafields),
      unit_measure: variant.unitMeasurement && toJson(variant.unitMeasurement),
      cost: variant.cost,
      fulfillment_service: variant.fulfillmentService,
      facets: variantFacets(draft.optionNames, variant.options, metafields),
    };
  });
  const isListed = draft.status === 'active' && draft.published;
  const isScheduled = draft.publishedAt !== null && draft.publishedAt > parts.now;
  const published = isListed && !isScheduled;
  const product = {
    id: productId,
    handle: draft.handle,
    title: draft.title,
    title_sort: fold(draft.title),
    description: draft.description,
    vendor: draft.vendor,
    type: draft.type,
    category: draft.category,
    tags: toJson(draft.tags),
    status: draft.status,
    gift_card: Number(draft.giftCard),
    template_suffix: draft.templateSuffix,
    created_at: draft.createdAt ?? parts.now,
    published_at: isListed ? (draft.publishedAt ?? draft.createdAt ?? parts.now) : null,
    updated_at: parts.now,
    seo_title: draft.seoTitle,
    seo_description: draft.seoDescription,
    options: toJson(optionsOf(draft, productId, parts.swatch)),
    media: toJson(parts.media),
    metafields: toJson(draft.metafields),
    published: Number(published),
    online_store: Number(draft.published),
    available: 0,
    price_min: Math.min(...prices),
    price_max: Math.max(...prices),
  };
  const { created_at: _c, published_at: _p, updated_at: _u, ...facts } = product;
  const hash = createHash('sha1').update(toJson([facts, published, draft.createdAt, draft.publishedAt]));
  for (const { quantity: _, ...variant } of variants) hash.update(toJson(variant));
  return {
    product: { ...product, source_hash: hash.digest('base64') },
    variants: variants.map(({ facets: _, ...variant }) => variant),
    productFacets: productFacets(draft),
    variantFacets: variants.map(({ id, facets }) => ({ variantId: id, terms: facets })),
  };
}
