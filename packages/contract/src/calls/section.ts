import type { z } from 'zod';
import { BundledSections } from './bundled-sections.ts';

/** `GET {page}?section_id=` answers one section's HTML (404 when there is none); `GET {page}?sections=a,b` this JSON (platform contract §2.1). */
export const SectionsResponse = BundledSections;
export type SectionsResponse = z.infer<typeof SectionsResponse>;
