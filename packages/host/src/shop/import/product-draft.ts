import type { UnitMeasurement } from '../catalogue/types-products.ts';
import type { Metafield } from '../types.ts';

/** A variant as the files have it, before pictures and locations are looked up. */
export interface VariantDraft {
  line: number;
  options: string[];
  sku: string;
  barcode: string;
  price: number;
  compareAtPrice: number | null;
  grams: number;
  /** Null where the file does not say: the shop's. */
  weightUnit: 'g' | 'kg' | 'oz' | 'lb' | null;
  requiresShipping: boolean;
  taxable: boolean;
  taxCode: string;
  unitMeasurement: UnitMeasurement | null;
  cost: number | null;
  fulfillmentService: string;
  tracked: boolean;
  policy: 'deny' | 'continue';
  quantity: number;
  /** File name or address, '' if none. */
  image: string;
  metafields: Metafield[];
}

export interface ProductDraft {
  line: number;
  handle: string;
  title: string;
  description: string;
  vendor: string;
  type: string;
  category: string;
  tags: string[];
  status: 'active' | 'draft' | 'archived';
  published: boolean;
  giftCard: boolean;
  templateSuffix: string;
  createdAt: string | null;
  publishedAt: string | null;
  seoTitle: string;
  seoDescription: string;
  optionNames: string[];
  /** For each option the metafield its values come from, '' if none. */
  optionsLinkedTo: string[];
  variants: VariantDraft[];
  images: { line: number; source: string; position: number; alt: string }[];
  metafields: Metafield[];
}
