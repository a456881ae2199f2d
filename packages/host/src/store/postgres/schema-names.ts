/** The schema an import builds in. */
export const NEXT = 'vitrine_next';

/** The schema of the tables it has replaced. */
export const GONE = 'vitrine_gone';
