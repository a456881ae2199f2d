import type { CallFailure } from '../platform/call-failure.ts';

/** Why an app gave no answer that can be used. Adapters answer it as a value and never throw. */
export type AppFailure =
  /** Its script or service is not there: blocked, not installed, or no connection. */
  | { kind: 'unavailable' }
  /** It is there and does not answer. */
  | { kind: 'timeout' }
  /** It said no; `text` is its sentence for the shopper, empty when it gave none. */
  | { kind: 'rejected'; status?: number; text: string }
  /** An answer that is not what its protocol promises; `path` says where. */
  | { kind: 'bad-shape'; path: string }
  /** Given up because something newer took its place. Nothing to tell anyone. */
  | { kind: 'cancelled' };

/** A failed HTTP call, in the words of an app. */
export function fromCall(failure: CallFailure): AppFailure {
  if (failure.kind === 'network') return { kind: 'unavailable' };
  if (failure.kind === 'status') return { kind: 'rejected', status: failure.status, text: failure.description };
  return failure;
}

/** One line for the console. */
export function describeAppFailure(failure: AppFailure): string {
  if (failure.kind === 'rejected')
    return `rejected ${failure.status ?? ''} ${failure.text}`.replace(/\s+/g, ' ').trim();
  return failure.kind === 'bad-shape' ? `unexpected answer at ${failure.path}` : failure.kind;
}
