import type { StoreFault } from './store-error.ts';

const SENTENCES: Record<StoreFault, string> = {
  busy: 'Another process holds the database for too long: changes are refused after 10 s.',
  full: 'The disk is full. Pages are answered, changes are refused until there is room.',
  'read-only': 'The data folder cannot be written. Pages are answered, changes are refused until it can.',
  disk: 'The disk does not take what is written. Pages are answered, changes are refused until it does.',
  damaged: 'The database is damaged.',
};

/**
 * Reports once when writes begin to fail, once when they fail for another reason, and once when they succeed again.
 * `fault` is what was reported before; `remedy` is added where the database is damaged.
 */
export function createFaultLog(
  report: (line: string) => void,
  remedy: string,
  fault: StoreFault | null,
): (outcome: StoreFault | null) => void {
  let last = fault;
  return (outcome) => {
    if (outcome === last) return;
    last = outcome;
    if (outcome === null) report('Changes are taken again.');
    else report(outcome === 'damaged' ? `${SENTENCES.damaged} ${remedy}` : SENTENCES[outcome]);
  };
}
