import { type Drop, defineDrop, emptyDrop } from '@vitrine/liquid';
import { availableFact, collectionsOfFact, variantsFact } from '../../cache/facts.ts';
import type { Product, Variant } from '../../shop/catalogue/types-products.ts';
import { metafieldsObject } from '../content/metafields.ts';
import { type ObjectScope, once } from '../scope.ts';
import { timeObject } from '../times.ts';
import { productUrl } from '../urls.ts';
import { firstAvailable, matchedVariant, selectedVariant, shownVariant } from './chosen-variant.ts';
import { mediaDrop, mediaImage } from './media.ts';
import { optionObjects } from './option.ts';
import { priceFacts, productJson } from './product-json.ts';
import { taxonomyCategory } from './taxonomy-category.ts';
import { variantObject } from './variant.ts';

interface Subject {
  scope: ObjectScope;
  product: Product;
  prices: ReturnType<typeof priceFacts>;
}

const asObject = ({ scope, product }: Subject, variant: Variant | null) =>
  variant ? variantObject(scope, product, variant) : null;

/** The first media, or that of the variant selected by the active filters (docs/platform.md: filtering). */
function featuredMedia({ scope, product }: Subject) {
  const matched = matchedVariant(scope, product);
  return product.media.find((media) => media.id === matched?.mediaId) ?? product.media[0];
}

const optionsByName = defineDrop<Subject>({
  kind: 'options_by_name',
  lookup: ({ scope, product }, key) => {
    const index = product.options.findIndex((option) => option.name.toLowerCase() === key.toLowerCase());
    return optionObjects(scope, product)[index];
  },
  json: ({ scope, product }) =>
    Object.fromEntries(optionObjects(scope, product).map((option) => [option.print().toLowerCase(), option])),
});

const productDrop = defineDrop<Subject>({
  kind: 'product',
  fields: {
    id: ({ product }) => product.id,
    title: ({ product }) => product.title,
    handle: ({ product }) => product.handle,
    url: ({ scope, product }) => {
      const matched = matchedVariant(scope, product);
      return `${productUrl(scope, product.handle)}${matched ? `?variant=${matched.id}` : ''}`;
    },
    description: ({ product }) => product.description,
    content: ({ product }) => product.description,
    vendor: ({ product }) => product.vendor,
    type: ({ product }) => product.type,
    tags: ({ product }) => product.tags,
    template_suffix: ({ product }) => product.templateSuffix,
    created_at: ({ scope, product }) => timeObject(scope, product.createdAt),
    published_at: ({ scope, product }) => timeObject(scope, product.publishedAt),
    available: ({ scope, product, prices }) => {
      scope.rows.shows(availableFact(product.id));
      return prices.available;
    },
    price: ({ prices }) => prices.price,
    price_min: ({ prices }) => prices.price_min,
    price_max: ({ prices }) => prices.price_max,
    price_varies: ({ prices }) => prices.price_varies,
    compare_at_price: ({ prices }) => prices.compare_at_price,
    compare_at_price_min: ({ prices }) => prices.compare_at_price_min,
    compare_at_price_max: ({ prices }) => prices.compare_at_price_max,
    compare_at_price_varies: ({ prices }) => prices.compare_at_price_varies,
    variants: ({ scope, product }) => product.variants.map((variant) => variantObject(scope, product, variant)),
    variants_count: ({ product }) => product.variants.length,
    has_only_default_variant: ({ product }) =>
      product.variants.length === 1 && product.variants[0]?.title === 'Default Title',
    first_available_variant: (subject) => asObject(subject, firstAvailable(subject.scope, subject.product)),
    selected_variant: (subject) => asObject(subject, selectedVariant(subject.scope, subject.product)),
    selected_or_first_available_variant: (subject) =>
      asObject(subject, matchedVariant(subject.scope, subject.product) ?? shownVariant(subject.scope, subject.product)),
    options: ({ product }) => product.options.map((option) => option.name),
    options_with_values: ({ scope, product }) => optionObjects(scope, product),
    options_by_name: (subject) => optionsByName(subject),
    media: ({ scope, product }) => product.media.map((media) => mediaDrop(scope, product, media)),
    images: ({ scope, product }) =>
      product.media.filter((media) => media.type === 'image').map((media) => mediaDrop(scope, product, media)),
    featured_image: (subject) => mediaImage(subject.scope, subject.product, featuredMedia(subject)),
    featured_media: (subject) => {
      const media = featuredMedia(subject);
      return media ? mediaDrop(subject.scope, subject.product, media) : null;
    },
    collections: ({ scope, product }) => {
      scope.rows.shows(collectionsOfFact(product.id));
      return product.collectionIds.flatMap((id) => scope.links.collection(scope, id) ?? []);
    },
    metafields: ({ scope, product }) => metafieldsObject(scope, product.metafields),
    'gift_card?': ({ product }) => product.giftCard,
    category: ({ product }) => taxonomyCategory(product.category),
    'quantity_price_breaks_configured?': () => false,
    requires_selling_plan: () => false,
    selling_plan_groups: () => [],
    selected_selling_plan: () => null,
    selected_selling_plan_allocation: () => null,
    selected_or_first_available_selling_plan_allocation: () => null,
    object_type: () => 'product',
  },
  print: ({ product }) => product.handle,
  json: ({ scope, product }) => {
    for (const fact of [availableFact(product.id), variantsFact(product.id)]) scope.rows.shows(fact);
    return productJson(product, scope);
  },
  identity: ({ product }) => product.id,
});

export function productObject(scope: ObjectScope, product: Product): Drop {
  return once(scope, `product:${product.id}`, () => productDrop({ scope, product, prices: priceFacts(product) }));
}

/** Null where there is none, or it is not loaded yet. */
export function productById(scope: ObjectScope, id: number): Drop | null {
  const product = scope.rows.get('product', id);
  return product ? productObject(scope, product) : null;
}

/** `all_products['handle']`, product settings and references. */
export function productByHandle(scope: ObjectScope, handle: string): Drop {
  const id = scope.rows.get('productId', handle);
  return (id ? productById(scope, id) : null) ?? emptyDrop;
}
