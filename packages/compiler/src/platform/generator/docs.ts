import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const ReturnType = z.object({ type: z.string(), name: z.string(), array_value: z.string() });

const DocumentedObject = z.object({
  name: z.string(),
  description: z.string(),
  access: z.object({ global: z.boolean(), template: z.array(z.string()) }),
  properties: z.array(
    z.object({
      name: z.string(),
      summary: z.string(),
      description: z.string(),
      return_type: z.array(ReturnType),
    }),
  ),
  return_type: z.array(ReturnType),
});

/** One object of the platform's documentation: its members, and where it is found. */
export type DocumentedObject = z.infer<typeof DocumentedObject>;
export type ReturnType = z.infer<typeof ReturnType>;

const DocumentedFilter = z.object({ name: z.string(), return_type: z.array(ReturnType) });
export type DocumentedFilter = z.infer<typeof DocumentedFilter>;

/** The platform's documentation of its objects and filters. */
export interface Docs {
  objects: readonly DocumentedObject[];
  filters: readonly DocumentedFilter[];
}

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`@shopify/theme-check-docs-updater/data/${name}.json`), 'utf8'),
  );

/** The documentation that the lock file pins (MIT). */
export const readDocs = (): Docs => ({
  objects: z.array(DocumentedObject).parse(read('objects')),
  filters: z.array(DocumentedFilter).parse(read('filters')),
});
