import { z } from 'zod';
import { SectionsRequest } from './bundled-sections.schema.ts';

/**
 * `POST /cart/update.js` (rule call-4): quantities by variant id or line key, 0 removes; or the note alone
 * (docs/platform.md: cart/update). It answers `CartBody`; 404 when a variant is unknown: see `CallError`.
 */
export const UpdateCartRequest = z.object({
  updates: z.record(z.string(), z.int().min(0)).optional(),
  note: z.string().optional(),
  attributes: z.record(z.string(), z.string()).optional(),
  ...SectionsRequest.shape,
});
