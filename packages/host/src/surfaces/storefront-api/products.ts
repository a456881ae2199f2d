import { GraphQLError } from 'graphql';
import { productUrl } from '../../objects/urls.ts';
import { collectionsByIds } from '../../shop/catalogue/catalogue.ts';
import type { Product, Variant } from '../../shop/catalogue/types-products.ts';
import { unitPrice } from '../../shop/catalogue/unit-price.ts';
import { translators } from '../../shop/languages/translations.ts';
import type { Media } from '../../shop/types.ts';
import { connection, gid, image, listOf, metafieldsOf, money, pageAddress, plainText } from './answers.ts';
import type { Shopper } from './context.ts';
import { encodeVariants } from './encode-variants.ts';

interface Choice {
  selectedOptions?: { name: string; value: string }[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

type Window = Parameters<typeof connection>[1];

const pictureOf = (product: Product, variant: Variant) =>
  product.media.find(({ id }) => id === variant.mediaId) ?? product.media.find(({ type }) => type === 'image');

/** The values chosen, one for each option; null for an option without a choice. Throws where an option is not the product's. */
function chosenValues(product: Product, choice: Choice): (string | null)[] {
  const same = (one: string, other: string) =>
    choice.caseInsensitiveMatch ? one.toLowerCase() === other.toLowerCase() : one === other;
  const chosen = choice.selectedOptions ?? [];
  const unknown = chosen.find(({ name }) => !product.options.some((option) => same(option.name, name)));
  if (unknown && !choice.ignoreUnknownOptions) throw new GraphQLError(`The product has no option "${unknown.name}".`);
  return product.options.map((option) => {
    const value = chosen.find(({ name }) => same(option.name, name))?.value;
    const known = value === undefined ? undefined : option.values.find(({ name }) => same(name, value));
    return value === undefined ? null : (known?.name ?? value);
  });
}

const fits = (variant: Variant, values: readonly (string | null)[]) =>
  values.every((value, index) => value === null || variant.options[index] === value);

export function variantAnswer(shopper: Shopper, product: Product, variant: Variant): object {
  const { currency } = shopper.market;
  const picture = pictureOf(product, variant);
  const measured = variant.unitMeasurement;
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', variant.id),
    title: variant.title,
    sku: variant.sku || null,
    barcode: variant.barcode || null,
    availableForSale: variant.available,
    currentlyNotInStock: variant.available && variant.inventoryManagement !== null && variant.inventoryQuantity <= 0,
    quantityAvailable: variant.inventoryManagement === null ? null : Math.max(0, variant.inventoryQuantity),
    requiresShipping: variant.requiresShipping,
    taxable: variant.taxable,
    weight: variant.grams,
    weightUnit: 'GRAMS',
    price: money(variant.price, currency),
    compareAtPrice: variant.compareAtPrice === null ? null : money(variant.compareAtPrice, currency),
    unitPrice: measured && money(unitPrice(variant.price, measured), currency),
    unitPriceMeasurement: measured && {
      measuredType: measured.measuredType.toUpperCase(),
      quantityUnit: UNITS[measured.quantityUnit] ?? measured.quantityUnit.toUpperCase(),
      quantityValue: measured.quantityValue,
      referenceUnit: UNITS[measured.referenceUnit] ?? measured.referenceUnit.toUpperCase(),
      referenceValue: measured.referenceValue,
    },
    image: picture ? image(shopper, picture.preview, picture.id, product.title) : null,
    product: () => productAnswer(shopper, product),
    selectedOptions: product.options.map(({ name }, index) => ({ name, value: variant.options[index] ?? '' })),
    ...metafieldsOf(variant.metafields, `variant-${variant.id}`),
  };
}

/** Units that the API names in another way than by their letters. */
const UNITS: Readonly<Record<string, string>> = {
  'fl oz': 'FLOZ',
  pt: 'PT',
  qt: 'QT',
  gal: 'GAL',
  item: 'ITEM',
};

const MEDIA = { image: 'MediaImage', video: 'Video', external_video: 'ExternalVideo', model: 'Model3d' } as const;
const CONTENT = { image: 'IMAGE', video: 'VIDEO', external_video: 'EXTERNAL_VIDEO', model: 'MODEL_3D' } as const;

function mediaAnswer(shopper: Shopper, media: Media) {
  const type = MEDIA[media.type];
  const preview = image(shopper, media.preview, media.id);
  const embed = media.host === 'vimeo' ? 'https://player.vimeo.com/video/' : 'https://www.youtube.com/embed/';
  const page = media.host === 'vimeo' ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v=';
  return {
    __typename: type,
    id: gid(type, media.id),
    alt: media.alt || null,
    mediaContentType: CONTENT[media.type],
    previewImage: preview,
    image: preview,
    host: media.host?.toUpperCase(),
    embedUrl: embed + (media.externalId ?? ''),
    embeddedUrl: embed + (media.externalId ?? ''),
    originUrl: page + (media.externalId ?? ''),
    sources: media.sources.map((source) => ({
      ...source,
      filesize: 0,
      url: new URL(source.url, shopper.origin).href,
    })),
  };
}

const range = (prices: readonly number[], currency: string) => ({
  minVariantPrice: money(Math.min(...prices), currency),
  maxVariantPrice: money(Math.max(...prices), currency),
});

export function productAnswer(shopper: Shopper, product: Product): object {
  const { variants } = product;
  const { currency } = shopper.market;
  const variantOf = (variant: Variant | undefined) => (variant ? variantAnswer(shopper, product, variant) : null);
  const pictures = product.media.filter(({ type }) => type === 'image');
  const [featured] = pictures;
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    handle: product.handle,
    title: product.title,
    description: (options: { truncateAt?: number | null }) => plainText(product.description, options),
    descriptionHtml: product.description,
    vendor: product.vendor,
    productType: product.type,
    tags: product.tags,
    availableForSale: variants.some(({ available }) => available),
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    publishedAt: product.publishedAt ?? product.createdAt,
    isGiftCard: product.giftCard,
    requiresSellingPlan: false,
    totalInventory: variants.reduce((sum, { inventoryQuantity }) => sum + Math.max(0, inventoryQuantity), 0),
    onlineStoreUrl: pageAddress(shopper, productUrl(shopper.base, product.handle)),
    trackingParameters: null,
    seo: { title: product.seoTitle || null, description: product.seoDescription || null },
    options: ({ first }: { first?: number | null }) =>
      product.options.slice(0, first ?? undefined).map((option, place) => ({
        id: gid('ProductOption', `${product.id}${option.position}`),
        name: option.name,
        values: option.values.map(({ name }) => name),
        optionValues: option.values.map((value) => ({
          id: gid('ProductOptionValue', value.id),
          name: value.name,
          firstSelectableVariant: () => {
            const own = variants.filter((variant) => variant.options[place] === value.name);
            return variantOf(own.find(({ available }) => available) ?? own[0]);
          },
          swatch: value.swatch && {
            color: value.swatch.color,
            image: value.swatch.image && {
              __typename: 'MediaImage',
              id: gid('MediaImage', value.swatch.image.name),
              mediaContentType: 'IMAGE',
              image: image(shopper, value.swatch.image),
              previewImage: image(shopper, value.swatch.image),
            },
          },
        })),
      })),
    priceRange: range(
      variants.map(({ price }) => price),
      currency,
    ),
    compareAtPriceRange: range(
      variants.map(({ compareAtPrice }) => compareAtPrice ?? 0),
      currency,
    ),
    featuredImage: featured ? image(shopper, featured.preview, featured.id, product.title) : null,
    images: (window: Window) =>
      connection(listOf(pictures.map(({ preview, id }) => image(shopper, preview, id, product.title))), window),
    media: (window: Window) => connection(listOf(product.media.map((media) => mediaAnswer(shopper, media))), window),
    variants: (window: Window) =>
      connection(listOf(variants.map((variant) => variantAnswer(shopper, product, variant))), window),
    variantsCount: { count: variants.length, precision: 'EXACT' },
    variantBySelectedOptions(choice: Choice) {
      const values = chosenValues(product, choice);
      return values.includes(null) ? null : variantOf(variants.find((variant) => fits(variant, values)));
    },
    selectedOrFirstAvailableVariant(choice: Choice) {
      const values = chosenValues(product, choice);
      const fitting = variants.filter((variant) => fits(variant, values));
      const chosen = values.includes(null) ? undefined : fitting[0];
      return variantOf(
        chosen ??
          fitting.find(({ available }) => available) ??
          variants.find(({ available }) => available) ??
          variants[0],
      );
    },
    adjacentVariants(choice: Choice) {
      const asked = chosenValues(product, choice);
      const start = variants.find((variant) => fits(variant, asked)) ?? variants[0];
      if (!start) return [];
      const isBeside = (variant: Variant) =>
        variant.options.filter((value, index) => value !== start.options[index]).length === 1;
      return variants.filter(isBeside).map((variant) => variantAnswer(shopper, product, variant));
    },
    encodedVariantExistence: encodeVariants(product, variants),
    encodedVariantAvailability: encodeVariants(
      product,
      variants.filter(({ available }) => available),
    ),
    async collections(window: Window) {
      const found = await collectionsByIds(shopper.host.store, product.collectionIds);
      const rows = product.collectionIds.flatMap((id) => found.get(id) ?? []);
      const { translation } = shopper;
      return connection(
        listOf(
          rows.map((row) =>
            shopper.links.collection(shopper, translation ? translators.collection(row, translation) : row),
          ),
        ),
        window,
      );
    },
    ...metafieldsOf(product.metafields, `product-${product.id}`),
  };
}
