import { html, type Markup } from '../../http/html.ts';

/** The platform's own elements in feeds of products. */
const SHOPIFY = 'http://jadedpixel.com/-/spec/shopify';

export interface Entry {
  /** An address that stays when the title changes. */
  id: string;
  url: string;
  title: string;
  /** ISO 8601 */
  published: string;
  /** ISO 8601 */
  updated: string;
  author: string;
  /** HTML. */
  content: string;
  /** What is sold here; absent in feeds of articles. */
  product?: EntryProduct;
}

export interface EntryProduct {
  type: string;
  vendor: string;
  tags: readonly string[];
  variants: readonly {
    id: string;
    title: string;
    /** `19.99` */
    price: string;
    /** ISO 4217 */
    currency: string;
    sku: string;
    grams: number;
  }[];
}

export interface Feed {
  /** BCP 47 */
  language: string;
  title: string;
  /** Of the page it is the feed of; the feed's own address ends in `.atom` behind it. */
  url: string;
  author: string;
  entries: readonly Entry[];
}

/** A feed in Atom (RFC 4287), with the platform's elements of products. */
export function atom({ language, title, url, author, entries }: Feed): string {
  const updated = entries.map((entry) => entry.updated).reduce(later, '1970-01-01T00:00:00Z');
  const body = html`<?xml version="1.0" encoding="UTF-8"?>
<feed xml:lang="${language}" xmlns="http://www.w3.org/2005/Atom" xmlns:s="${SHOPIFY}">
<id>${url}.atom</id><title>${title}</title><updated>${updated}</updated><author><name>${author}</name></author>
<link rel="alternate" type="text/html" href="${url}"/><link rel="self" type="application/atom+xml" href="${url}.atom"/>
${entries.map(entryXml)}</feed>`;
  return withoutControls(body.text);
}

const later = (one: string, other: string) => (Date.parse(other) > Date.parse(one) ? other : one);

function entryXml(entry: Entry): Markup {
  const { id, url, title, published, updated, author, content, product } = entry;
  return html`<entry><id>${id}</id><title>${title}</title><published>${published}</published><updated>${updated}</updated>
<link rel="alternate" type="text/html" href="${url}"/><author><name>${author}</name></author>
${product ? productXml(product, content) : html`<content type="html">${content}</content>`}</entry>
`;
}

/** A product's text is its summary, as the platform has it. */
function productXml({ type, vendor, tags, variants }: EntryProduct, summary: string): Markup {
  return html`<s:type>${type}</s:type><s:vendor>${vendor}</s:vendor>
<summary type="html">${summary}</summary>
${tags.map((tag) => html`<s:tag>${tag}</s:tag>`)}
${variants.map(
  ({ id, title, price, currency, sku, grams }) =>
    html`<s:variant><id>${id}</id><title>${title}</title><s:price currency="${currency}">${price}</s:price><s:sku>${sku}</s:sku><s:grams>${grams}</s:grams></s:variant>
`,
)}`;
}

/** XML has no way to write most control characters; a pasted one must not break the feed. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
