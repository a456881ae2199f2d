import { contains, type MetafieldObject, type MetaobjectObject, string } from '@vitrine/compiler';

/** The text of a metaobject's field; empty where it has none. */
const text = (field: MetafieldObject | undefined): string => string(field?.value);

/** A metaobject of the type `size_guide`; shaped as the contract's `Guide`. */
export function guideOf(guide: MetaobjectObject) {
  return {
    heading: text(guide.heading),
    description: text(guide.description),
    table: text(guide.table),
    table_in: text(guide.table_in),
    table_cm: text(guide.table_cm),
    note: text(guide.note),
  };
}

/** Countries that measure in inches. */
const IN_INCHES = 'US,LR,MM';

/** Whether visitors of this country think in centimetres. */
export const isMetric = (country: string): boolean => !contains(IN_INCHES, country);
