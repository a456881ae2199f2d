import type { MetafieldObject } from '@vitrine/compiler';

/** What a field of a metaobject holds: nil where the merchant left it out. The props' schema judges it. */
export const fieldOf = <T>(field: MetafieldObject | undefined): T | null => (field?.value ?? null) as T | null;
