import { z } from 'zod';
import { BundledSections, SectionsRequest } from './bundled-sections.schema.ts';
import { LineItemBody } from './line-item-body.schema.ts';
import { SubmittedLine } from './submitted-line.schema.ts';

/** `POST /cart/add.js` (rule call-3): one line, or several as `items` (docs/platform.md: cart/add). */
export const AddToCartRequest = z.union([
  SubmittedLine.extend(SectionsRequest.shape),
  z.object({ items: z.array(SubmittedLine).min(1), ...SectionsRequest.shape }),
]);

/**
 * One line in, that line out; `items` in, `items` out. `quantity` is the line's after the add. 422 when there is less than
 * asked for (what there is has been added), or none; 404 for an unknown variant: see `CallError`.
 */
export const AddToCartResponse = z.union([
  LineItemBody.extend({ sections: BundledSections.optional() }),
  z.looseObject({ items: z.array(LineItemBody), sections: BundledSections.optional() }),
]);
