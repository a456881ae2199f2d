import { z } from 'zod';
import { SectionsRequest } from './bundled-sections.schema.ts';
import { LineProperties } from './submitted-line.schema.ts';

/** `POST /cart/change.js`: one line by its key (docs/platform.md: cart/change). It answers `CartBody`; 422 above the stock, 400 when the line is gone: see `CallError`. */
export const ChangeLineRequest = z.object({
  /** Line key, or variant id where only one line has it. */
  id: z.union([z.string(), z.int()]),
  /** 0 removes. */
  quantity: z.int().min(0),
  properties: LineProperties.optional(),
  ...SectionsRequest.shape,
});
