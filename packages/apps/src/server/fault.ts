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

/** Default ms of `slow`: longer than a shopper waits, shorter than the adapters' timeout. */
export const SLOW = 3000;

/** The fault of one request: `?fault=slow&fault_ms=12000`. Undefined where there is none, or an unknown one. */
export function requestedFault(query: URLSearchParams): Fault | undefined {
  const mode = query.get('fault');
  if (!isMode(mode)) return undefined;
  const ms = Number(query.get('fault_ms') ?? SLOW);
  return { mode, ms: Number.isFinite(ms) && ms >= 0 ? Math.min(ms, 60_000) : SLOW };
}
