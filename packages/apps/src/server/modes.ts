/** How a stand-in can misbehave (packages/apps/README.md). */
export const MODES = ['ok', 'slow', 'never', '500', '401', 'malformed', 'shape', 'html', 'drop', 'reject'] as const;
export type Mode = (typeof MODES)[number];

export function isMode(text: unknown): text is Mode {
  return MODES.some((mode) => mode === text);
}

/** A mode and, for `slow`, how long. */
export interface Misbehaviour {
  mode: Mode;
  /** ms until a slow answer. */
  ms: number;
}

/** ms of `slow` where nothing else is said: past what a shopper waits for, below what adapters wait. */
export const SLOW = 3000;

/** What one request asks for: `?stand_in=slow&stand_in_ms=12000`. Undefined where it asks for nothing, or for what does not exist. */
export function askedMode(query: URLSearchParams): Misbehaviour | undefined {
  const mode = query.get('stand_in');
  if (!isMode(mode)) return undefined;
  const ms = Number(query.get('stand_in_ms') ?? SLOW);
  return { mode, ms: Number.isFinite(ms) && ms >= 0 ? Math.min(ms, 60_000) : SLOW };
}
