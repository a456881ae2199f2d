import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

/** The page on which a customer writes a review of a product. */
export const ReviewFormProps = z.object({
  /** Where the form is posted: the reviews app, or its proxy; empty: nowhere. */
  action: z.string(),
  store_key: z.string(),
  product_id: z.int().min(1),
  title: z.string(),
  /** The product's page. */
  url: z.string(),
  /** This page, where a form that was sent without scripts leads back to. */
  return_to: z.string(),
  image: Image.nullable(),
  /** Sizes the product is made in; empty: it has none. */
  sizes: z.array(z.string()),
  /** What is known of a customer who is signed in. */
  first_name: z.string(),
  email: z.string(),
  /** The shop's address, for who cannot send the form. */
  contact: z.string(),
});
export type ReviewFormProps = z.infer<typeof ReviewFormProps>;
