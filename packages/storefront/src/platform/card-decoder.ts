import type { Card, CardPicture, CardSwatch, Cloth } from '../domain/card.schema.ts';
import type { CardProduct } from '../domain/card-product.schema.ts';
import type { Image } from '../domain/image.schema.ts';
import type { Rating } from '../domain/rating.schema.ts';
import { type Decoder, flag, integer, list, nullable, object, text } from './decode.ts';
import { oneOf } from './decode-union.ts';
import { variantFields } from './variant-fields.ts';

export const image = object<Image>({ src: text, srcset: text, width: integer, height: integer, alt: text });
export const cloth: Decoder<Cloth> = object<Cloth>({ src: text });

/** What a product card shows. */
export const card = object<Card>({
  id: integer,
  title: text,
  brand: text,
  url: text,
  limited_edition: flag,
  most_loved: flag,
  eco_conscious: flag,
  price: integer,
  cap: nullable(integer),
  discount: integer,
  color: text,
  from: flag,
  available: flag,
  preorder: flag,
  counted: flag,
  stock: integer,
  image: nullable(image),
  hover: nullable(image),
  rating: nullable(object<Rating>({ rating: text, rating_text: text, count: integer })),
  choice: oneOf('none', 'size', 'other'),
  swatches: list(object<CardSwatch>({ name: text, url: text, color: nullable(text), image: nullable(cloth) })),
});

const picture = nullable(object<CardPicture>({ src: text, alt: text }));

/** What a card learns of its product. */
export const cardProduct = object<CardProduct>({
  id: integer,
  url: text,
  options: list(text),
  final_sale: flag,
  variants: list(
    object<CardProduct['variants'][number]>({
      ...variantFields,
      url: text,
      discount: integer,
      picture,
      hover: picture,
    }),
  ),
});
