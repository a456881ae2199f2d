/**
 * While React renders a view on symbols, their places in its HTML are held by marks; the template is written from
 * these afterwards. Marks are characters of Unicode's private use area, which no view has reason to contain.
 */

import type { Round } from '../emit/loop.ts';
import type { Cond, List } from '../symbol/node.ts';

export const OPEN = '\uE000';
export const CLOSE = '\uE001';

export type Mark =
  | { kind: 'text'; value: unknown }
  | { kind: 'html'; value: unknown }
  // `site` remembers the line of the source, for messages of what is only found out when the template is written.
  | { kind: 'attribute'; tag: string; name: string; value: unknown; site: Error }
  | { kind: 'if'; cond: Cond }
  | { kind: 'for'; list: List; round: Round };

const KEY = Symbol.for('vitrine.marks');
const registry = globalThis as { [KEY]?: Mark[] };

export function mark(entry: Mark): number {
  registry[KEY] ??= [];
  return registry[KEY].push(entry) - 1;
}

export const marked = (id: number): Mark | undefined => registry[KEY]?.[id];
export const clearMarks = (): void => {
  registry[KEY] = [];
};

export const code = (letter: string, id: number | '' = ''): string => `${OPEN}${letter}${id}${CLOSE}`;
