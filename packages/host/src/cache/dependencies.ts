/** What an answer was made of. It holds until one of its facts changes, or until it expires. */
export interface Dependencies {
  /** Names of facts (`facts.ts`). */
  facts: ReadonlySet<string>;
  /** ms since 1970 on the shop's clock; `Infinity` where time alone changes nothing. */
  until: number;
}

/** Of what never changes. */
export const NOTHING: Dependencies = { facts: new Set(), until: Number.POSITIVE_INFINITY };
