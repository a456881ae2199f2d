import { z } from 'zod';
import { Image } from './image.ts';

/** A card of the lookbook (`spec §3`). */
export const Look = z.object({ id: z.int().min(1), name: z.string(), url: z.string(), image: Image.nullable() });
export type Look = z.infer<typeof Look>;
