import type { Selectable } from 'kysely';
import { fromJson } from '../store/json.ts';
import type { Database } from '../store/schema.ts';
import type { Collection, Product, ProductOption, UnitMeasurement, Variant } from './catalogue/types-products.ts';
import type { Article, Comment } from './content/types-content.ts';
import type { FileImage, Media, Metafield } from './types.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;

const weightUnits = { g: 'g', kg: 'kg', oz: 'oz', lb: 'lb' } as const;

export function variantOfRow(row: Row<'variants'>): Variant {
  return {
    id: row.id,
    productId: row.product_id,
    position: row.position,
    title: row.title,
    options: fromJson<string[]>(row.options),
    sku: row.sku,
    barcode: row.barcode,
    price: row.price,
    compareAtPrice: row.compare_at_price,
    grams: row.grams,
    weightUnit: weightUnits[row.weight_unit as keyof typeof weightUnits] ?? 'g',
    requiresShipping: row.requires_shipping === 1,
    taxable: row.taxable === 1,
    inventoryManagement: row.tracked === 1 ? 'shopify' : null,
    inventoryPolicy: row.policy,
    inventoryQuantity: row.quantity,
    available: row.available === 1,
    mediaId: row.media_id,
    metafields: row.metafields === '[]' ? [] : fromJson<Metafield[]>(row.metafields),
    unitMeasurement: row.unit_measure === null ? null : fromJson<UnitMeasurement>(row.unit_measure),
    fulfillmentService: row.fulfillment_service,
  };
}

export function productOfRow(row: Row<'products'>, variants: Variant[], collectionIds: number[]): Product {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    description: row.description,
    vendor: row.vendor,
    type: row.type,
    category: row.category,
    tags: fromJson<string[]>(row.tags),
    status: row.status,
    giftCard: row.gift_card === 1,
    templateSuffix: row.template_suffix,
    createdAt: row.created_at,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    options: fromJson<ProductOption[]>(row.options),
    variants,
    media: fromJson<Media[]>(row.media),
    metafields: fromJson<Metafield[]>(row.metafields),
    collectionIds,
  };
}

export function collectionOfRow(row: Row<'collections'>, productsCount: number): Collection {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    description: row.description,
    image: row.image === null ? null : fromJson<FileImage>(row.image),
    sortOrder: row.sort_order as Collection['sortOrder'],
    templateSuffix: row.template_suffix,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    productsCount,
    metafields: fromJson<Metafield[]>(row.metafields),
  };
}

export function articleOfRow(row: Row<'articles'> & { blog_handle: string }, comments: Comment[]): Article {
  return {
    id: row.id,
    blogId: row.blog_id,
    blogHandle: row.blog_handle,
    handle: row.handle,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt,
    author: row.author,
    image: row.image === null ? null : fromJson<FileImage>(row.image),
    tags: fromJson<string[]>(row.tags),
    templateSuffix: row.template_suffix,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    comments,
    metafields: fromJson<Metafield[]>(row.metafields),
  };
}
