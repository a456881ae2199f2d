import { z } from 'zod';

/** A location of the platform where the bag can be picked up. */
export const PickUpPlace = z.object({
  id: z.int().min(1),
  name: z.string(),
  /** How soon it is ready, in the platform's words; may be empty. */
  time: z.string(),
  /** It has every piece. */
  available: z.boolean(),
});
export type PickUpPlace = z.infer<typeof PickUpPlace>;

/** The payload of the section `pick-up` (`theme/sections/pick-up.liquid`). */
export const PickUpPlaces = z.array(PickUpPlace);
