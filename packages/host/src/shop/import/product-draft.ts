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
  weightUnit: 'g' | 'kg' | 'oz' | 'lb';
  requiresShipping: boolean;
  taxable: boolean;
  taxCode: string;
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
  variants: VariantDraft[];
  images: { line: number; source: string; position: number; alt: string }[];
  metafields: Metafield[];
}
