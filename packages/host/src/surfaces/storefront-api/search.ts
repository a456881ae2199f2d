import { GraphQLError } from 'graphql';
import { allCollectionIds, collectionsByIds } from '../../shop/catalogue/catalogue.ts';
import type { Collection } from '../../shop/catalogue/types-products.ts';
import { pagesByIds } from '../../shop/content/content.ts';
import { translators } from '../../shop/languages/translations.ts';
import { type SuggestRequest, search, suggest } from '../../shop/search/search.ts';
import type { Id } from '../../shop/types.ts';
import { connection, type Source } from './answers.ts';
import { collectionAnswer, type ProductWindow, productList } from './collections.ts';
import { articlesOf, pageAnswer } from './content.ts';
import { productsOf, type Shopper } from './context.ts';
import { productAnswer } from './products.ts';

/** Characters of a search that are looked at. */
const MAX_TERMS = 200;

/** Collections by id, in that order, as the shopper's language has them. */
export async function collectionsOf(shopper: Shopper, ids: readonly Id[]): Promise<object[]> {
  const found = await collectionsByIds(shopper.host.store, ids);
  const { translation } = shopper;
  const read = (row: Collection) => (translation ? translators.collection(row, translation) : row);
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [collectionAnswer(shopper, read(row))] : [];
  });
}

/** Every collection by title. */
export async function allCollections(shopper: Shopper): Promise<Source<object>> {
  const ids = await allCollectionIds(shopper.host.store);
  return { total: ids.length, slice: (offset, limit) => collectionsOf(shopper, ids.slice(offset, offset + limit)) };
}

async function pagesOf(shopper: Shopper, ids: readonly Id[]): Promise<object[]> {
  const found = await pagesByIds(shopper.host.store, ids);
  return ids.flatMap((id) => {
    const page = found.get(id);
    return page ? [pageAnswer(shopper, page)] : [];
  });
}

const productAnswers = async (shopper: Shopper, ids: readonly Id[]) =>
  (await productsOf(shopper, ids)).map((product) => productAnswer(shopper, product));

interface SearchArguments extends ProductWindow {
  query: string;
  types?: ('PRODUCT' | 'PAGE' | 'ARTICLE')[] | null;
  unavailableProducts?: 'SHOW' | 'HIDE' | 'LAST' | null;
  prefix?: 'LAST' | 'NONE' | null;
}

/** `search`: products alone with the filters that narrow them; several kinds in one list, the best first. */
export async function searchAnswer(shopper: Shopper, asked: SearchArguments) {
  const { query, types, unavailableProducts, prefix, ...window } = asked;
  const terms = query.trim().slice(0, MAX_TERMS);
  const unavailable = unavailableProducts ? (lower(unavailableProducts) as 'show' | 'hide' | 'last') : 'last';
  const common = { terms, unavailable, prefix: prefix === 'LAST' || !prefix, locale: shopper.locale } as const;
  const kinds = (types ?? ['PRODUCT', 'PAGE', 'ARTICLE']).map((type) => lower(type) as 'product' | 'page' | 'article');
  if (kinds.length === 1 && kinds[0] === 'product')
    return productList(shopper, { collectionId: null, ...common, sort: 'relevance' }, window);
  const find = (offset: number, limit: number) =>
    search(shopper.host.store, { ...common, kinds, offset, limit }, shopper.host.now());
  const { total } = await find(0, 0);
  const source: Source<object> = {
    total,
    async slice(offset, limit) {
      const { items } = await find(offset, limit);
      const answers = await Promise.all(
        items.map(({ kind, id }) =>
          kind === 'product'
            ? productAnswers(shopper, [id])
            : kind === 'page'
              ? pagesOf(shopper, [id])
              : articlesOf(shopper, [id]),
        ),
      );
      return answers.flat();
    },
  };
  return { ...(await connection(source, window)), productFilters: [] };
}

const lower = (text: string): string => text.toLowerCase();

interface SuggestArguments {
  query: string;
  types?: string[] | null;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  unavailableProducts?: string | null;
}

/** `predictiveSearch`: a few of each kind for what was typed so far. */
export async function suggestAnswer(shopper: Shopper, asked: SuggestArguments) {
  const limit = asked.limit ?? 10;
  if (limit < 1 || limit > 10) throw new GraphQLError('limit must be between 1 and 10');
  const kinds = asked.types?.map(lower) ?? ['query', 'product', 'collection', 'page', 'article'];
  const found = await suggest(
    shopper.host.store,
    {
      terms: asked.query.trim().slice(0, MAX_TERMS),
      kinds: kinds as SuggestRequest['kinds'],
      limit,
      scope: asked.limitScope === 'EACH' ? 'each' : 'all',
      unavailable: lower(asked.unavailableProducts ?? 'last') as SuggestRequest['unavailable'],
      locale: shopper.locale,
    },
    shopper.host.now(),
  );
  return {
    queries: found.queries.map(({ text, styledText }) => ({ text, styledText, trackingParameters: null })),
    products: await productAnswers(shopper, found.products),
    collections: await collectionsOf(shopper, found.collections),
    pages: await pagesOf(shopper, found.pages),
    articles: await articlesOf(shopper, found.articles),
  };
}
