import { CardProduct } from '../../domain/card-product.schema.ts';
import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import type { Result } from '../result.ts';
import { fetchSection } from '../section-html.ts';
import { wholeAddress } from './product-address.ts';

const known = new Map<string, Promise<Result<CardProduct, CallFailure>>>();

async function read(path: string): Promise<Result<CardProduct, CallFailure>> {
  const html = await fetchSection(path, 'card-product');
  if (!html.ok) return html;
  const json = embeddedJson(html.value);
  return json.ok ? decode(CardProduct, json.value) : json;
}

/** The product behind a card's address, read once per page; what failed is read again. */
export function cardProductOf(url: string): Promise<Result<CardProduct, CallFailure>> {
  const [path = url] = wholeAddress(url).split('?');
  const here = known.get(path);
  if (here) return here;
  const asked = read(path);
  known.set(path, asked);
  void asked.then((answer) => {
    if (!answer.ok) known.delete(path);
  });
  return asked;
}
