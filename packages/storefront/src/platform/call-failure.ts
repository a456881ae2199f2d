/** Why a call gave no answer that can be used. */
export type CallFailure =
  /** No connection, or it broke. Whether the platform acted on a change is unknown. */
  | { kind: 'network' }
  /** No answer in time. Whether the platform acted on a change is unknown. */
  | { kind: 'timeout' }
  /** Given up because a newer call took its place. Nothing to tell anyone. */
  | { kind: 'cancelled' }
  /** The platform said no. `description` is its sentence for the shopper, in the shop's language; empty when it gave none. */
  | { kind: 'status'; status: number; message: string; description: string; fields: Record<string, string[]> }
  /** An answer that is not what the contract promises; `path` says where. */
  | { kind: 'bad-shape'; path: string };

/** One line for the console. */
export function describeFailure(failure: CallFailure): string {
  switch (failure.kind) {
    case 'status':
      return `status ${failure.status} ${failure.message} ${failure.description}`.trim();
    case 'bad-shape':
      return `unexpected answer at ${failure.path}`;
    default:
      return failure.kind;
  }
}
