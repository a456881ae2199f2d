import { Drop, isTruthy, LiquidError, readMember, toItems, toNumber, toText } from '@vitrine/liquid';
import { toJson } from '@vitrine/liquid/platform/json.ts';
import { pictureOf, withParameters } from '@vitrine/liquid/platform/picture.ts';
import type { Filter, FilterTable, RenderState } from '../extension.ts';

type Facts = Record<string, unknown>;

/** An absolute address: search engines read these from elsewhere. */
function absolute(path: string, state: RenderState): string {
  if (/^https?:/.test(path) || path === '') return path;
  if (path.startsWith('//')) return `https:${path}`;
  return toText(readMember(state.lookup('shop'), 'secure_url') ?? readMember(state.lookup('shop'), 'url')) + path;
}

const plain = (html: unknown) =>
  toText(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function picture(object: unknown, state: RenderState): string | undefined {
  const mainPicture = pictureOf(object, state.host);
  return mainPicture && absolute(withParameters(mainPicture.address, { width: '1920' }), state);
}

function offer(variant: unknown, state: RenderState): Facts {
  return {
    '@type': 'Offer',
    '@id': `${absolute(toText(readMember(variant, 'url')), state)}#offer`,
    availability: `https://schema.org/${isTruthy(readMember(variant, 'available')) ? 'InStock' : 'OutOfStock'}`,
    price: (toNumber(readMember(variant, 'price')) / 100).toFixed(2),
    priceCurrency: state.host.currency,
    url: absolute(toText(readMember(variant, 'url')), state),
  };
}

function product(object: Drop, state: RenderState): Facts {
  const url = absolute(toText(object.get('url')), state);
  const brand = { '@type': 'Brand', name: toText(object.get('vendor')) };
  const facts: Facts = {
    '@context': 'http://schema.org/',
    '@id': `${url}#product`,
    '@type': 'Product',
    brand,
    category: toText(readMember(object.get('category'), 'name')) || toText(object.get('type')),
    description: plain(object.get('description')),
    image: picture(object, state),
    name: toText(object.get('title')),
    url,
  };
  const variants = toItems(object.get('variants'));
  const [only] = variants;
  if (variants.length <= 1) {
    return {
      ...facts,
      sku: toText(readMember(only, 'sku')) || undefined,
      offers: only ? offer(only, state) : undefined,
    };
  }
  return {
    ...facts,
    '@type': 'ProductGroup',
    productGroupID: toText(object.get('id')),
    hasVariant: variants.map((variant) => ({
      '@id': `${absolute(toText(readMember(variant, 'url')), state)}#variant`,
      '@type': 'Product',
      image: picture(variant, state),
      name: `${toText(object.get('title'))} - ${toText(readMember(variant, 'title'))}`,
      sku: toText(readMember(variant, 'sku')) || undefined,
      offers: offer(variant, state),
    })),
  };
}

function article(object: Drop, state: RenderState): Facts {
  return {
    '@context': 'http://schema.org/',
    '@type': 'Article',
    articleBody: plain(object.get('content')),
    author: { '@type': 'Person', name: toText(object.get('author')) },
    datePublished: toText(object.get('published_at')),
    description: plain(object.get('excerpt_or_content')).slice(0, 300),
    headline: toText(object.get('title')),
    image: picture(object, state),
    mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(toText(object.get('url')), state) },
    publisher: { '@type': 'Organization', name: toText(readMember(state.lookup('shop'), 'name')) },
  };
}

/** `product | structured_data` and `article | structured_data`: JSON-LD for a script element. */
const structuredData: Filter = (input, _args, _named, state) => {
  if (!(input instanceof Drop)) return '{}';
  if (input.kind === 'article') return toJson(article(input, state));
  return input.kind === 'product' ? toJson(product(input, state)) : '{}';
};

/**
 * `product | standard_event_data: 'view', context: 'page'`: what was seen, for scripts that count it. Of products and carts also where; a cart
 * that was not made yet is null.
 */
const standardEventData: Filter = (input, [event], named) => {
  if (toText(event) !== 'view') throw new LiquidError("standard_event_data knows the event 'view' only");
  if (!(input instanceof Drop) || !['product', 'collection', 'cart'].includes(input.kind)) return '{}';
  const context = named.context === undefined ? null : toText(named.context);
  const read = (...names: string[]) => Object.fromEntries(names.map((name) => [name, input.get(name)]));
  switch (input.kind) {
    case 'product':
      return toJson({ context, product: read('id', 'title', 'handle', 'vendor', 'type', 'price', 'url') });
    case 'collection':
      return toJson({ collection: read('id', 'title', 'handle', 'url') });
    default:
      return toJson({ context, cart: input.isEmpty() ? null : read('item_count', 'total_price', 'currency', 'items') });
  }
};

export const structuredDataFilters: FilterTable = {
  structured_data: structuredData,
  standard_event_data: standardEventData,
};
