/** The faults that can be injected into a fake app (packages/apps/README.md); `ok` is none. */
export const MODES = ['ok', 'slow', 'never', '500', '401', 'malformed', 'shape', 'html', 'drop', 'reject'] as const;
export type Mode = (typeof MODES)[number];

export function isMode(text: unknown): text is Mode {
  return MODES.some((mode) => mode === text);
}

/** A mode and, for `slow`, how long. */
export interface Fault {
  mode: Mode;
  /** ms until a slow answer. */
  ms: number;
}

/** ms of `slow` where nothing else is said: past what a shopper waits for, below what adapters wait. */
export const SLOW = 3000;

/** What one request asks for: `?fault=slow&fault_ms=12000`. Undefined where it asks for nothing, or for what does not exist. */
export function requestedFault(query: URLSearchParams): Fault | undefined {
  const mode = query.get('fault');
  if (!isMode(mode)) return undefined;
  const ms = Number(query.get('fault_ms') ?? SLOW);
  return { mode, ms: Number.isFinite(ms) && ms >= 0 ? Math.min(ms, 60_000) : SLOW };
}
