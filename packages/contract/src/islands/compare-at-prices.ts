import { z } from 'zod';

/** Compare-at prices of the bag's items, as pairs that the section prints as one JSON map (`spec §7`). */
export const CompareAtPricesProps = z.record(z.string(), z.number());
export type CompareAtPricesProps = z.infer<typeof CompareAtPricesProps>;
