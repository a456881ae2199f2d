import {
  contains,
  type MetafieldObject,
  type MetaobjectObject,
  once,
  prepend,
  split,
  string,
  strip,
} from '@vitrine/compiler';

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
    sold: '',
  };
}

/** Whether a cell's text, from what stands before its end tag, is one of these sizes. */
const isOf = (sizes: string, html: string): boolean =>
  contains(`, ${sizes}, `, `, ${strip(split(html, '>').at(-1) ?? '')}, `);

/** The rows of a table's body, each with its text, that are of these sizes or, with `sold` false, of none. A size is called so in the first or the second column. */
const rowsOf = (body: string | undefined, sizes: string, sold: boolean): string =>
  split(body, '<tr')
    .map((row) => {
      const cells = split(row, '</t');
      return contains(row, '</t') && (isOf(sizes, cells[0] ?? '') || isOf(sizes, cells[1] ?? '')) === sold
        ? // In quotation marks: theme-check takes half a tag in a condition for a mistake.
          prepend(row, '<tr')
        : '';
    })
    .join('');

/** A guide's table that begins with the rows of these sizes; the rest is a body of its own below them. As it was where no row is of one. */
function ledBy(sizes: string, table: string): string {
  const body = once(split(split(table, '<tbody>')[1] ?? '', '</tbody>')[0] ?? '');
  const sold = once(rowsOf(body, sizes, true));
  return sold === ''
    ? table
    : `${split(table, '<tbody>')[0] ?? ''}<tbody data-sold>${sold}</tbody><tbody>${rowsOf(body, sizes, false)}</tbody>${split(table, '</tbody>')[1] ?? ''}`;
}

/** The guide of a product that is made in these sizes (`XS, S, M`; empty: not known). */
export function guideOfProduct(guide: MetaobjectObject, sizes: string) {
  const { table, table_in, table_cm, ...words } = guideOf(guide);
  return {
    ...words,
    table: once(ledBy(sizes, table)),
    table_in: once(ledBy(sizes, table_in)),
    table_cm: once(ledBy(sizes, table_cm)),
    sold: sizes,
  };
}

/** Countries that measure in inches. */
const IN_INCHES = 'US,LR,MM';

/** Whether visitors of this country think in centimetres. */
export const isMetric = (country: string): boolean => !contains(IN_INCHES, country);
