import { sql } from 'kysely';
import { insertAll } from '../../store/insert-all.ts';
import { fromJson } from '../../store/json.ts';
import type { Tx } from '../../store/writer.ts';
import type { ProductOption } from '../catalogue/types-products.ts';
import { fold } from '../fold.ts';
import { storedTranslations } from '../languages/stored-translation.ts';
import { type Translation, TranslationFormat } from '../languages/translations.ts';
import { type FilterValueGroup, groupLabelsOf, storedFilterGroups } from '../listing/filter-value-groups.ts';
import type { Metafield } from '../types.ts';
import type { Entry } from './entry.ts';
import { clearEntries, entryWriter } from './full-text.ts';
import { termOf, tokensOf } from './search-words.ts';
import { isSeoHidden } from './seo-hidden.ts';

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The values of a product's variants and the groups they are filtered by, each once, as a language calls them. */
function valuesOf(
  variants: readonly { options: string }[],
  options: string,
  { translation, groups }: Language,
): Set<string> {
  const names = fromJson<ProductOption[]>(options).map(({ name }) => name);
  const values = variants.flatMap((variant) =>
    fromJson<string[]>(variant.options).flatMap((value, index) => {
      const name = names[index] ?? '';
      const called = translation.options[name]?.values ?? {};
      return [value, ...groupLabelsOf(groups, name, value)].map((label) => called[label] ?? label);
    }),
  );
  return new Set(values.filter((value) => value !== 'Default Title'));
}

/** What the entries of one language are written with. */
interface Language {
  /** `''` is the shop's own. */
  locale: string;
  translation: Translation;
  groups: readonly FilterValueGroup[];
}

async function* productEntries(tx: Tx, language: Language): AsyncGenerator<Entry> {
  const { translation } = language;
  let after = 0;
  for (;;) {
    const products = await tx
      .selectFrom('products')
      // Scheduled products are indexed, and filtered out of results until they are published.
      .where((eb) => eb.or([eb('published', '=', eb.lit(1)), eb('published_at', 'is not', null)]))
      .where('id', '>', after)
      .select(['id', 'handle', 'title', 'vendor', 'type', 'tags', 'description', 'options'])
      .orderBy('id')
      .limit(500)
      .execute();
    const last = products.at(-1);
    if (!last) return;
    const variants = await tx
      .selectFrom('variants')
      .where('product_id', '>', after)
      .where('product_id', '<=', last.id)
      .select(['product_id', 'options', 'sku', 'barcode'])
      .orderBy('product_id')
      .orderBy('position')
      .execute();
    const ofProduct = Map.groupBy(variants, (variant) => variant.product_id);
    for (const row of products) {
      const own = ofProduct.get(row.id) ?? [];
      const texts = translation.products[row.handle];
      const type = translation.types[row.type] ?? row.type;
      const tags = fromJson<string[]>(row.tags);
      yield {
        kind: 'product',
        id: row.id,
        title: texts?.title ?? row.title,
        keywords: [row.vendor, type, ...tags, ...valuesOf(own, row.options, language)].join(' '),
        body: plain(texts?.description ?? row.description).slice(0, 4000),
        codes: own
          .map((variant) => `${variant.sku} ${variant.barcode}`)
          .join(' ')
          .trim(),
      };
    }
    after = last.id;
  }
}

async function otherEntries(tx: Tx, translation: Translation): Promise<Entry[]> {
  const collections = await tx
    .selectFrom('collections')
    .select(['id', 'handle', 'title', 'description'])
    .orderBy('id')
    .execute();
  const pages = await tx
    .selectFrom('pages')
    .select(['id', 'handle', 'title', 'content', 'author', 'metafields'])
    .orderBy('id')
    .execute();
  const articles = await tx
    .selectFrom('articles')
    .innerJoin('blogs', 'blogs.id', 'articles.blog_id')
    .select([
      'articles.id',
      'articles.handle',
      'blogs.handle as blog',
      'articles.title',
      'content',
      'excerpt',
      'author',
      'tags',
    ])
    .orderBy('articles.id')
    .execute();
  return [
    ...collections.map((row) => {
      const texts = translation.collections[row.handle];
      return {
        kind: 'collection' as const,
        id: row.id,
        title: texts?.title ?? row.title,
        keywords: '',
        body: plain(texts?.description ?? row.description),
        codes: '',
      };
    }),
    ...pages
      .filter((row) => !isSeoHidden(fromJson<Metafield[]>(row.metafields)))
      .map((row) => {
        const texts = translation.pages[row.handle];
        return {
          kind: 'page' as const,
          id: row.id,
          title: texts?.title ?? row.title,
          keywords: row.author,
          body: plain(texts?.content ?? row.content).slice(0, 8000),
          codes: '',
        };
      }),
    ...articles.map((row) => {
      const texts = translation.articles[`${row.blog}/${row.handle}`];
      return {
        kind: 'article' as const,
        id: row.id,
        title: texts?.title ?? row.title,
        keywords: [row.author, ...fromJson<string[]>(row.tags)].join(' '),
        body: plain(`${texts?.excerpt ?? row.excerpt} ${texts?.content ?? row.content}`).slice(0, 8000),
        codes: '',
      };
    }),
  ];
}

/** Products read together. */
const TOGETHER = 5000;

/** What phrases are made of, in the order of the ids: a million products are never in memory at once. */
async function* publishedProducts(tx: Tx) {
  let after = 0;
  for (;;) {
    const products = await tx
      .selectFrom('products')
      .where('published', '=', sql.lit(1))
      .where('id', '>', after)
      .select(['id', 'handle', 'title', 'type', 'vendor'])
      .orderBy('id')
      .limit(TOGETHER)
      .execute();
    const last = products.at(-1);
    if (!last) return;
    yield* products;
    after = last.id;
  }
}

/** Most phrases: all are scanned at every keystroke. */
const MOST_PHRASES = 20_000;

/** What the search box may suggest as a query, the more products behind it the earlier. */
async function writePhrases(tx: Tx, locale: string, translation: Translation): Promise<void> {
  const weights = new Map<string, number>();
  const add = (phrase: string, weight: number): void => {
    const text = phrase.trim().toLowerCase();
    if (text.length >= 3 && text.length <= 60) weights.set(text, (weights.get(text) ?? 0) + weight);
  };
  for await (const { handle, title, type, vendor } of publishedProducts(tx)) {
    add(translation.products[handle]?.title ?? title, 1);
    add(translation.types[type] ?? type, 2);
    add(vendor, 1);
  }
  const collections = await tx.selectFrom('collections').select(['handle', 'title']).orderBy('handle').execute();
  for (const { handle, title } of collections) add(translation.collections[handle]?.title ?? title, 3);
  const weightiest = [...weights].toSorted(([, a], [, b]) => b - a).slice(0, MOST_PHRASES);
  await insertAll(
    tx,
    'search_phrases',
    weightiest.map(([phrase, weight]) => ({ locale, phrase, folded: fold(phrase), weight })),
  );
}

async function writeEntries(tx: Tx, language: Language): Promise<void> {
  const { locale, translation } = language;
  const vocabulary = new Map<string, number>();
  const { add, end } = entryWriter(tx, locale);
  const take = async (entry: Entry) => {
    const terms = tokensOf(`${entry.title} ${entry.keywords}`).map(termOf);
    for (const term of new Set(terms)) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
    await add(entry);
  };
  for await (const entry of productEntries(tx, language)) await take(entry);
  for (const entry of await otherEntries(tx, translation)) await take(entry);
  await end();
  await insertAll(
    tx,
    'search_vocabulary',
    [...vocabulary].map(([term, entries]) => ({ locale, term, length: term.length, entries })),
  );
}

/** Rebuilds the full-text index from the tables: all texts in the shop's own language (`''`), and again in each translation. */
export async function rebuildSearch(tx: Tx): Promise<void> {
  await clearEntries(tx);
  await tx.deleteFrom('search_phrases').execute();
  await tx.deleteFrom('search_vocabulary').execute();
  const own = TranslationFormat.parse({});
  const groups = await storedFilterGroups(tx);
  for (const [locale, translation] of [['', own] as const, ...(await storedTranslations(tx))]) {
    await writeEntries(tx, { locale, translation, groups });
    await writePhrases(tx, locale, translation);
  }
}
