import type { CallFailure } from './call-failure.ts';
import { type Decoder, decode, flag, integer, list, nullable, object, text } from './decode.ts';
import { embeddedJson } from './embedded-json.ts';
import type { Routes } from './page-config.schema.ts';
import type { Result } from './result.ts';
import { fetchSection } from './section-html.ts';

/** Id of the theme's section that holds it. */
export const SEARCH_START_SECTION = 'search-start';

/** What helps a shopper who has not typed yet: the merchant's popular searches, and what sells best. Prices in minor units. */
export interface SearchStart {
  /** The shop sells more than one brand, and names them. */
  brands: boolean;
  links: { title: string; url: string }[];
  products: {
    id: number;
    title: string;
    /** Empty where the shop has one. */
    brand: string;
    url: string;
    image: string | null;
    price: number;
    cap: number | null;
    from: boolean;
    available: boolean;
  }[];
}

const start: Decoder<SearchStart> = object<SearchStart>({
  brands: flag,
  links: list(object<SearchStart['links'][number]>({ title: text, url: text })),
  products: list(
    object<SearchStart['products'][number]>({
      id: integer,
      title: text,
      brand: text,
      url: text,
      image: nullable(text),
      price: integer,
      cap: nullable(integer),
      from: flag,
      available: flag,
    }),
  ),
});

/** Reads it from the list of all products, best sellers first. */
export async function searchStart(
  routes: Pick<Routes, 'all_products_collection_url'>,
): Promise<Result<SearchStart, CallFailure>> {
  const answer = await fetchSection(`${routes.all_products_collection_url}?sort_by=best-selling`, SEARCH_START_SECTION);
  if (!answer.ok) return answer;
  const json = embeddedJson(answer.value);
  return json.ok ? decode(start, json.value) : json;
}
