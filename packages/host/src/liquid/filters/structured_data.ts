import { Drop } from '../drop.ts';
import { isTruthy } from '../language/compare.ts';
import type { Filter, FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { toNumber } from '../language/number.ts';
import { print } from '../language/print.ts';
import { readMember } from '../language/property.ts';
import type { RenderState } from '../language/state.ts';
import { toJson } from './json.ts';
import { pictureOf, withParameters } from './picture.ts';

type Facts = Record<string, unknown>;

/** An absolute address: search engines read these from elsewhere. */
function absolute(path: string, state: RenderState): string {
  if (/^https?:/.test(path) || path === '') return path;
  if (path.startsWith('//')) return `https:${path}`;
  return print(readMember(state.lookup('shop'), 'secure_url') ?? readMember(state.lookup('shop'), 'url')) + path;
}

const plain = (html: unknown) =>
  print(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function picture(object: unknown, state: RenderState): string | undefined {
  const found = pictureOf(object, state.services);
  return found && absolute(withParameters(found.address, { width: '1920' }), state);
}

function offer(variant: unknown, state: RenderState): Facts {
  return {
    '@type': 'Offer',
    '@id': `${absolute(print(readMember(variant, 'url')), state)}#offer`,
    availability: `https://schema.org/${isTruthy(readMember(variant, 'available')) ? 'InStock' : 'OutOfStock'}`,
    price: (toNumber(readMember(variant, 'price')) / 100).toFixed(2),
    priceCurrency: state.services.currency,
    url: absolute(print(readMember(variant, 'url')), state),
  };
}

function product(object: Drop, state: RenderState): Facts {
  const url = absolute(print(object.get('url')), state);
  const brand = { '@type': 'Brand', name: print(object.get('vendor')) };
  const facts: Facts = {
    '@context': 'http://schema.org/',
    '@id': `${url}#product`,
    '@type': 'Product',
    brand,
    category: print(readMember(object.get('category'), 'name')) || print(object.get('type')),
    description: plain(object.get('description')),
    image: picture(object, state),
    name: print(object.get('title')),
    url,
  };
  const variants = toItems(object.get('variants'));
  const [only] = variants;
  if (variants.length <= 1) {
    return {
      ...facts,
      sku: print(readMember(only, 'sku')) || undefined,
      offers: only ? offer(only, state) : undefined,
    };
  }
  return {
    ...facts,
    '@type': 'ProductGroup',
    productGroupID: print(object.get('id')),
    hasVariant: variants.map((variant) => ({
      '@id': `${absolute(print(readMember(variant, 'url')), state)}#variant`,
      '@type': 'Product',
      image: picture(variant, state),
      name: `${print(object.get('title'))} - ${print(readMember(variant, 'title'))}`,
      sku: print(readMember(variant, 'sku')) || undefined,
      offers: offer(variant, state),
    })),
  };
}

function article(object: Drop, state: RenderState): Facts {
  return {
    '@context': 'http://schema.org/',
    '@type': 'Article',
    articleBody: plain(object.get('content')),
    author: { '@type': 'Person', name: print(object.get('author')) },
    datePublished: print(object.get('published_at')),
    description: plain(object.get('excerpt_or_content')).slice(0, 300),
    headline: print(object.get('title')),
    image: picture(object, state),
    mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(print(object.get('url')), state) },
    publisher: { '@type': 'Organization', name: print(readMember(state.lookup('shop'), 'name')) },
  };
}

/** `product | structured_data` and `article | structured_data`: JSON-LD for a script element. */
const structuredData: Filter = (input, _args, _named, state) => {
  if (!(input instanceof Drop)) return '{}';
  if (input.kind === 'article') return toJson(article(input, state));
  return input.kind === 'product' ? toJson(product(input, state)) : '{}';
};

/** What happened, for analytics: the object's own id, name and kind. */
const standardEventData: Filter = (input, [event], named) => {
  if (!(input instanceof Drop)) return '{}';
  const context = named.context === undefined ? undefined : print(named.context);
  return toJson({ event: print(event), context, type: input.kind, id: input.get('id'), title: input.get('title') });
};

export const structuredDataFilters: FilterTable = {
  structured_data: structuredData,
  standard_event_data: standardEventData,
};
