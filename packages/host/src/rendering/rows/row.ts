/** One thing read from the shop, with what makes it stale. */
export interface Row {
  value: unknown;
  /** All facts it was loaded from: a change of one has it loaded again. */
  facts: readonly string[];
  /** Of these, what depends on whoever reads the row; the others are recorded where an object shows them. All of them unless told. */
  reads?: readonly string[];
  /** ms since 1970: when it is another by time alone. */
  until?: number;
}
