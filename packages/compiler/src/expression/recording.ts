import type { Blocks } from '../define-section.ts';
import type { Cond } from './node.ts';

/** State of the compilation of one section. */
export interface Recording {
  /** Tags around the whole section: `paginate`. */
  wrappers: { open: string; close: string }[];
  /** The kinds of blocks the section defines. */
  blocks: Blocks;
  /** Number of variables by name. */
  names: Map<string, number>;
  /** Every condition by its key. */
  conditions: Map<string, Cond>;
  /** Cache of simplified conditions, by the known fact. */
  simplified: Map<Cond, Record<'true' | 'false', Map<Cond, Cond>>>;
}

// One per process, because sections and the compiler may import two copies of this module.
const KEY = Symbol.for('vitrine.recording');
const registry = globalThis as { [KEY]?: Recording };

const empty = (blocks: Blocks): Recording => ({
  wrappers: [],
  blocks,
  names: new Map(),
  conditions: new Map(),
  simplified: new Map(),
});

export const recording = (): Recording => {
  registry[KEY] ??= empty({});
  return registry[KEY];
};

/** Runs `compile` with a fresh record. */
export function record<T>(blocks: Blocks, compile: (recording: Recording) => T): T {
  const before = registry[KEY];
  const fresh = empty(blocks);
  registry[KEY] = fresh;
  try {
    return compile(fresh);
  } finally {
    if (before) registry[KEY] = before;
    else delete registry[KEY];
  }
}

/** Whether a name is from `variable`, or belongs to a loop with such a variable. */
export function isVariable(name: string): boolean {
  const [, hint = '', number = ''] = /^_?(.+?)_(\d+)(?:_index|_kept|_text)?$/.exec(name) ?? [];
  return Number(number) >= 1 && Number(number) <= (recording().names.get(hint) ?? 0);
}

/** A variable name not used before in this section: `product`, `product_2` … */
export function variable(hint: string): string {
  const { names } = recording();
  const count = (names.get(hint) ?? 0) + 1;
  names.set(hint, count);
  return `${hint}_${count}`;
}
