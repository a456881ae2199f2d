/** One thing read from the shop, with what makes it stale. */
export interface Row {
  value: unknown;
  /** All facts it was loaded from: a change of one has it loaded again. */
  facts: readonly string[];
  /** The facts that every reader of the row depends on; the others are recorded when an object shows them. All facts by default. */
  reads?: readonly string[];
  /** ms since 1970: when it is another by time alone. */
  until?: number;
}
