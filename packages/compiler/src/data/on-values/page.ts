/** The page that `data` is run on with plain values, for helpers that get nothing of it: the counterpart of `expression/recording.ts`. */
import { LiquidFloat, type NamedArguments } from '@vitrine/liquid';

/** A form of the page as the last post left it, and what the platform prints into it. */
export interface PostedForm {
  form: Readonly<Record<string, unknown>>;
  /** HTML of the hidden fields. */
  fields: string;
}

export interface ValuePage {
  /** What templates read by name: `product`, `settings`, `section`. */
  globals: Readonly<Record<string, unknown>>;
  /** The page that the address asks for, from 1. */
  number: number;
  /** The form of this type about an object; the same object each time. */
  form(type: string, about: unknown): PostedForm;
  /** Calls a filter as the engine does that prints the payload. */
  filter(input: unknown, name: string, args: readonly unknown[], named: NamedArguments): unknown;
}

let current: ValuePage | undefined;

/** The page at hand. @throws Error outside `onValuePage` */
export function valuePage(): ValuePage {
  if (current === undefined) throw new Error('A helper of `data` is called outside a page of plain values');
  return current;
}

/** Runs `run` with a page at hand. */
export function onValuePage<T>(page: ValuePage, run: () => T): T {
  const before = current;
  current = page;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** What a filter makes of a value: whole floats are plain numbers, as in JavaScript. */
export function filtered(
  input: unknown,
  name: string,
  args: readonly unknown[] = [],
  named: NamedArguments = {},
): unknown {
  const made = valuePage().filter(input, name, args, named);
  return made instanceof LiquidFloat || typeof made === 'bigint' ? Number(made) : made;
}
