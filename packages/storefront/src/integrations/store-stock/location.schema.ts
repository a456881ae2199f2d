import { z } from 'zod';

/** A count, also one that is written out or stands in HTML. */
const Count = z.union([z.number(), z.string()]).optional();

/** A location as either generation of the inventory app has it. */
export const LocationAnswer = z.object({
  name: z.string(),
  /** 0 or false: the merchant has switched it off. */
  enabled: z.unknown(),
  stock: Count,
  available: Count,
  inStock: Count,
});

/** Its locations, of which some may be of another shape. */
export const LocationsAnswer = z.array(z.unknown());
