import { fallback, flag, integer, list, nullable, text } from './decode.ts';

/** What every view of a variant knows of it (the contract's `ProductVariant`), for the decoder of an object. */
export const variantFields = {
  id: integer,
  title: text,
  options: list(text),
  price: integer,
  cap: nullable(integer),
  available: flag,
  oversell: flag,
  counted: flag,
  stock: integer,
  final_sale: fallback(flag, false),
};
