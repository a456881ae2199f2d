import { sql } from 'kysely';
import { insertAll, insertValues } from '../store/insert-all.ts';
import { fromJson } from '../store/json.ts';
import type { Tx } from '../store/writer.ts';
import { fold } from './fold.ts';
import { isSeoHidden } from './seo-hidden.ts';
import type { Metafield } from './types.ts';

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Entry {
  kind: 'product' | 'collection' | 'page' | 'article';
  id: number;
  title: string;
  /** Vendor, type, tags, option values, author. */
  keywords: string;
  body: string;
  /** Article numbers and barcodes. */
  codes: string;
}

async function* productEntries(tx: Tx): AsyncGenerator<Entry> {
  let after = 0;
  for (;;) {
    const products = await tx
      .selectFrom('products')
      .where('published', '=', 1)
      .where('id', '>', after)
      .select(['id', 'title', 'vendor', 'type', 'tags', 'description'])
      .orderBy('id')
      .limit(500)
      .execute();
    const last = products.at(-1);
    if (!last) return;
    const variants = await tx
      .selectFrom('variants')
      .where('product_id', '>', after)
      .where('product_id', '<=', last.id)
      .select(['product_id', 'title', 'sku', 'barcode'])
      .execute();
    const ofProduct = Map.groupBy(variants, (variant) => variant.product_id);
    for (const product of products) {
      const own = ofProduct.get(product.id) ?? [];
      const values = new Set(
        own.flatMap((variant) => variant.title.split(' / ')).filter((value) => value !== 'Default Title'),
      );
      yield {
        kind: 'product',
        id: product.id,
        title: product.title,
        keywords: [product.vendor, product.type, ...fromJson<string[]>(product.tags), ...values].join(' '),
        body: plain(product.description).slice(0, 4000),
        codes: own
          .map((variant) => `${variant.sku} ${variant.barcode}`)
          .join(' ')
          .trim(),
      };
    }
    after = last.id;
  }
}

async function otherEntries(tx: Tx): Promise<Entry[]> {
  const collections = await tx.selectFrom('collections').select(['id', 'title', 'description']).execute();
  const pages = await tx.selectFrom('pages').select(['id', 'title', 'content', 'author', 'metafields']).execute();
  const articles = await tx
    .selectFrom('articles')
    .select(['id', 'title', 'content', 'excerpt', 'author', 'tags'])
    .execute();
  return [
    ...collections.map((row) => ({
      kind: 'collection' as const,
      id: row.id,
      title: row.title,
      keywords: '',
      body: plain(row.description),
      codes: '',
    })),
    ...pages
      .filter((row) => !isSeoHidden(fromJson<Metafield[]>(row.metafields)))
      .map((row) => ({
        kind: 'page' as const,
        id: row.id,
        title: row.title,
        keywords: row.author,
        body: plain(row.content).slice(0, 8000),
        codes: '',
      })),
    ...articles.map((row) => ({
      kind: 'article' as const,
      id: row.id,
      title: row.title,
      keywords: [row.author, ...fromJson<string[]>(row.tags)].join(' '),
      body: plain(`${row.excerpt} ${row.content}`).slice(0, 8000),
      codes: '',
    })),
  ];
}

/** Phrases kept: all are looked through at every letter typed. */
const MOST_PHRASES = 20_000;

/** What the search box may suggest as a query, the more products behind it the earlier. */
async function writePhrases(tx: Tx): Promise<void> {
  const weights = new Map<string, number>();
  const add = (phrase: string, weight: number): void => {
    const text = phrase.trim().toLowerCase();
    if (text.length >= 3 && text.length <= 60) weights.set(text, (weights.get(text) ?? 0) + weight);
  };
  const products = await tx
    .selectFrom('products')
    .where('published', '=', 1)
    .select(['title', 'type', 'vendor'])
    .execute();
  for (const { title, type, vendor } of products) {
    add(title, 1);
    add(type, 2);
    add(vendor, 1);
  }
  const collections = await tx.selectFrom('collections').select('title').execute();
  for (const { title } of collections) add(title, 3);
  const weightiest = [...weights].toSorted(([, a], [, b]) => b - a).slice(0, MOST_PHRASES);
  await tx.deleteFrom('search_phrases').execute();
  await insertAll(
    tx,
    'search_phrases',
    weightiest.map(([phrase, weight]) => ({ phrase, folded: fold(phrase), weight })),
  );
}

const COLUMNS = ['title', 'keywords', 'body', 'codes', 'kind', 'entity_id'];
/** Rows of the index written together. */
const TOGETHER = 500;

/** Builds the full-text index anew from the tables. */
export async function rebuildSearch(tx: Tx): Promise<void> {
  await sql`delete from search_index`.execute(tx);
  let waiting: unknown[][] = [];
  const flush = async () => {
    await insertValues(tx, 'search_index', COLUMNS, waiting);
    waiting = [];
  };
  const take = ({ title, keywords, body, codes, kind, id }: Entry) =>
    waiting.push([title, keywords, body, codes, kind, id]);
  for await (const entry of productEntries(tx)) if (take(entry) >= TOGETHER) await flush();
  for (const entry of await otherEntries(tx)) take(entry);
  await flush();
  await writePhrases(tx);
}
