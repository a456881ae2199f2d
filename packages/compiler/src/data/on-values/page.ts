/** The page of plain values on which `data` runs, for helpers without access to it: the counterpart of `expression/recording.ts`. */
import { LiquidFloat, type NamedArguments } from '@vitrine/liquid';

/** A form of the page after the last post, and the fields that the platform prints into it. */
export interface PostedForm {
  form: Readonly<Record<string, unknown>>;
  /** HTML of the hidden fields. */
  fields: string;
}

export interface ValuePage {
  /** The globals: `product`, `settings`, `section`. */
  globals: Readonly<Record<string, unknown>>;
  /** The page number in the address, from 1. */
  number: number;
  /** The form of this type for an object; always the same object. */
  form(type: string, about: unknown): PostedForm;
  /** Calls a filter of the engine that prints the payload. */
  filter(input: unknown, name: string, args: readonly unknown[], named: NamedArguments): unknown;
}

let current: ValuePage | undefined;

/** The current page. @throws Error outside `onValuePage` */
export function valuePage(): ValuePage {
  if (current === undefined) throw new Error('A helper of `data` is called outside a page of plain values');
  return current;
}

/** Calls `run` with a current page. */
export function onValuePage<T>(page: ValuePage, run: () => T): T {
  const before = current;
  current = page;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** The result of a filter, with whole floats as plain numbers. */
export function filtered(
  input: unknown,
  name: string,
  args: readonly unknown[] = [],
  named: NamedArguments = {},
): unknown {
  const made = valuePage().filter(input, name, args, named);
  return made instanceof LiquidFloat || typeof made === 'bigint' ? Number(made) : made;
}
