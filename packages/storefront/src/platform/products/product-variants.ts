import { type ProductVariant, ProductVariants } from '../../domain/variant.schema.ts';
import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import { ok, type Result } from '../result.ts';
import { fetchSection } from '../section-html.ts';

/** One page of a product's variants, from 1, in their order (docs/platform.md: paginate: 250 to a page). `url` is the product's path. */
export async function fetchVariants(url: string, number: number): Promise<Result<ProductVariant[], CallFailure>> {
  const html = await fetchSection(`${url}?page=${number}`, 'product-variants');
  if (!html.ok) return html;
  const json = embeddedJson(html.value);
  if (!json.ok) return json;
  const answer = decode(ProductVariants, json.value);
  return answer.ok ? ok(answer.value.variants) : answer;
}
