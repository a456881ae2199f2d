import { Drop } from '@vitrine/liquid';
import { variantByOptionValues } from '../../objects/catalogue/chosen-variant.ts';
import { collectionObject } from '../../objects/catalogue/collection.ts';
import { productById } from '../../objects/catalogue/product.ts';
import { variantObject } from '../../objects/catalogue/variant.ts';
import type { Collection, Product } from '../../shop/catalogue/types-products.ts';
import type { Reader } from '../rows/reader.ts';
import { describe, notFound, type PagePlan, pagePlan } from './plan.ts';
import { productRelations } from './product-relations.ts';

const wholeNumber = (text: string | null) => {
  const number = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
};

/** The variant an address names, if this product has it (docs/platform.md: routes). */
function chosenVariant(product: Product, query: URLSearchParams): number | null {
  const id = wholeNumber(query.get('variant'));
  if (id !== null && product.variants.some((variant) => variant.id === id)) return id;
  const values = (query.get('option_values') ?? '').split(',').flatMap((text) => wholeNumber(text) ?? []);
  return values.length > 0 ? (variantByOptionValues(product, values)?.id ?? null) : null;
}

/** `/products/{handle}`, also inside a collection. */
export async function planProduct(
  reader: Reader,
  handle: string,
  query: URLSearchParams,
  collection: Collection | null,
): Promise<PagePlan> {
  const id = await reader.need('productId', handle);
  const product = id === null ? null : await reader.need('product', id);
  if (!product) return notFound();
  return pagePlan('product', {
    suffix: product.templateSuffix,
    chosen: { productId: product.id, variantId: chosenVariant(product, query) },
    handle: product.handle,
    relations: () => productRelations(product),
    resources: (scope) => ({
      product: productById(scope, product.id),
      ...(collection ? { collection: collectionObject(scope, collection) } : {}),
    }),
    title: () => product.seoTitle || product.title,
    description: describe(product.seoDescription, product.description),
    image: (scope) => {
      const image = productById(scope, product.id)?.get('featured_image');
      return image instanceof Drop ? image : null;
    },
    canonicalPath: `/products/${encodeURIComponent(product.handle)}`,
  });
}

/** `/variants/{id}`: a page for sections that show one variant. */
export async function planVariant(reader: Reader, text: string): Promise<PagePlan> {
  const id = wholeNumber(text);
  const productId = id === null ? null : await reader.need('variantProduct', id);
  const product = productId === null ? null : await reader.need('product', productId);
  const variant = product?.variants.find((candidate) => candidate.id === id);
  if (!product || !variant) return notFound();
  return pagePlan('product', {
    suffix: product.templateSuffix,
    chosen: { productId: product.id, variantId: variant.id },
    handle: product.handle,
    resources: (scope) => ({
      product: productById(scope, product.id),
      product_variant: variantObject(scope, product, variant),
    }),
    title: () => product.title,
    canonicalPath: `/products/${encodeURIComponent(product.handle)}`,
  });
}
