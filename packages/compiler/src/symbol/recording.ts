/** What the helpers of `data` note down while a section is compiled. */
export interface Recording {
  /** Tags that must stand around the whole section: `paginate`. */
  wrappers: { open: string; close: string }[];
  /** The kinds of blocks the section defines. */
  blockTypes: readonly string[];
}

// One per process, whoever imported this module: the section's own import and the compiler's may be two copies.
const KEY = Symbol.for('vitrine.recording');
const registry = globalThis as { [KEY]?: Recording };

export const recording = (): Recording => {
  registry[KEY] ??= { wrappers: [], blockTypes: [] };
  return registry[KEY];
};

/** Runs `compile` with a fresh record and returns both. */
export function record<T>(blockTypes: readonly string[], compile: () => T): { result: T; recording: Recording } {
  const before = registry[KEY];
  const fresh: Recording = { wrappers: [], blockTypes };
  registry[KEY] = fresh;
  try {
    return { result: compile(), recording: fresh };
  } finally {
    if (before) registry[KEY] = before;
    else delete registry[KEY];
  }
}
