import type { StoreFault } from './store-error.ts';

const SENTENCES: Record<Exclude<StoreFault, 'damaged'>, string> = {
  busy: 'Another process holds the database for too long: changes are refused after 10 s.',
  full: 'The disk is full. Pages are answered, changes are refused until there is room.',
  'read-only': 'The data folder cannot be written. Pages are answered, changes are refused until it can.',
  disk: 'The disk does not take what is written. Pages are answered, changes are refused until it does.',
  missing:
    'The database was moved or deleted while the shop is open, or another is in its place. Pages are answered, changes are refused until it is back.',
  away: 'The database server cannot be reached. Pages that are cached are answered, everything else is refused until it can.',
};

/**
 * Reports once when writes begin to fail, once when they fail for another reason, and once when they succeed again. `fault` is the last one
 * reported. Damage is reported where it is detected, not here.
 */
export function createFaultLog(
  report: (line: string) => void,
  fault: StoreFault | null,
): (outcome: StoreFault | null) => void {
  let last = fault;
  return (outcome) => {
    if (outcome === last || outcome === 'damaged') return;
    last = outcome;
    report(outcome === null ? 'Changes are taken again.' : SENTENCES[outcome]);
  };
}
