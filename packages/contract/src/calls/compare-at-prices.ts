import { z } from 'zod';

/**
 * The JSON inside the HTML of the section `compare-at-prices`, read by `GET /?section_id=compare-at-prices` and bundled with changes
 * of the cart (`spec §7`): compare-at price in minor units by item id (the variant's), null where there is none.
 */
export const CompareAtPrices = z.record(z.string(), z.int().min(0).nullable());
export type CompareAtPrices = z.infer<typeof CompareAtPrices>;
