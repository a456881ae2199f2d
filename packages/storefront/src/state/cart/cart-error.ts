import { type CallFailure, describeFailure } from '../../platform/call-failure.ts';
import type { CartError } from './cart-state.ts';

const KINDS = {
  network: 'offline',
  timeout: 'timeout',
  status: 'refused',
  'bad-shape': 'unexpected',
  cancelled: 'unexpected',
} as const;

/** A failed call as the reason a change of the bag did not happen. */
export function cartErrorOf(failure: CallFailure): CartError {
  const refused = failure.kind === 'status' ? failure : undefined;
  return { kind: KINDS[failure.kind], message: refused?.description ?? '', fields: refused?.fields };
}

/** The same, said on the console too. */
export function cartError(what: string, failure: CallFailure): CartError {
  console.warn(`[vitrine] cart ${what}: ${describeFailure(failure)}`);
  return cartErrorOf(failure);
}
