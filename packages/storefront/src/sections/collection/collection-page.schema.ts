import { z } from 'zod';
import { CollectionProps } from '../../domain/collection.schema.ts';
import { Image } from '../../domain/image.schema.ts';

/** A collection's page with what stands before its list. */
export const CollectionPageProps = CollectionProps.extend({
  /** The opening of a main collection: a picture and words; null: the plain title. */
  opening: z.object({ image: Image, heading: z.string(), text: z.string() }).nullable(),
  /** Groups of the menu; those that do not hold this collection are empty. */
  subcategories: z.array(
    z.array(
      z.object({
        title: z.string(),
        links: z.array(z.object({ title: z.string(), url: z.string(), current: z.boolean() })),
      }),
    ),
  ),
});
export type CollectionPageProps = z.infer<typeof CollectionPageProps>;
