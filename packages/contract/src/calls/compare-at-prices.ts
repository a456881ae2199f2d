import { z } from 'zod';
import { LineFacts } from '../entities/cart-item.ts';

/**
 * The JSON inside the HTML of the section `compare-at-prices`, read by `GET /?section_id=compare-at-prices` and bundled with changes
 * of the cart (`spec §7`): compare-at price in minor units by item id (the variant's), null where there is none.
 */
export const CompareAtPrices = z.record(z.string(), z.int().min(0).nullable());
export type CompareAtPrices = z.infer<typeof CompareAtPrices>;

/** The JSON in a second element of the same section: what else is known of each item's variant, by the same id. */
export const LineFactsById = z.record(z.string(), LineFacts);
export type LineFactsById = z.infer<typeof LineFactsById>;
