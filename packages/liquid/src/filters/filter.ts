import { LiquidError } from '../runtime/error.ts';

/** Arguments given by name: `width: 200`, `data-x: 'y'`. */
export type NamedArguments = Readonly<Record<string, unknown>>;

/** None; the same object wherever a filter is called without any. */
export const NO_NAMED: NamedArguments = Object.freeze({});

/** The render state for the standard filters. */
export interface FilterState {
  /** IANA name of the time zone dates are shown in. */
  readonly timezone: string;
  /** ms since 1970: what `'now' | date` is. */
  now(): number;
}

/** A filter: the input, the positional arguments, the named ones, and the running render. A LiquidError is printed in place. */
export type Filter<State = FilterState> = (
  input: unknown,
  args: readonly unknown[],
  named: NamedArguments,
  state: State,
) => unknown;

/**
 * A filter with a declared number of arguments, without the input. It is called as the reference calls a method:
 * named arguments are one more argument, a hash, at the end; `apply` gets none. Fewer or more arguments than stated are
 * the error `arityError` names, which is known before anything runs.
 */
export interface MethodFilter<State = FilterState> {
  readonly least: number;
  readonly most: number;
  readonly apply: Filter<State>;
}

export type FilterTable<State = FilterState> = Readonly<Record<string, Filter<State> | MethodFilter<State>>>;

/** Defines a filter of a fixed or bounded number of arguments. */
export function method<State = FilterState>(least: number, most: number, apply: Filter<State>): MethodFilter<State> {
  return { least, most, apply };
}

/** An argument that may be left out. One that is nil was given, and is not replaced. */
export function optional(args: readonly unknown[], index: number, fallback: unknown): unknown {
  return args.length > index ? args[index] : fallback;
}

/**
 * `wrong number of arguments (given 1, expected 2)`, or undefined if the number is right. The input counts.
 * @param given positional arguments, and one more if there are named ones
 */
export function arityError({ least, most }: MethodFilter<never>, given: number): string | undefined {
  if (given >= least && given <= most) return undefined;
  const expected = least === most ? `${least + 1}` : `${least + 1}..${most + 1}`;
  return `wrong number of arguments (given ${given + 1}, expected ${expected})`;
}

/**
 * Calls a filter of either kind.
 * @throws LiquidError if the number of arguments is wrong, and the filter's own errors
 */
export function callFilter<State>(
  filter: Filter<State> | MethodFilter<State>,
  input: unknown,
  args: readonly unknown[],
  named: NamedArguments,
  state: State,
): unknown {
  if (typeof filter === 'function') return filter(input, args, named, state);
  const all = named === NO_NAMED ? args : [...args, named];
  const error = arityError(filter, all.length);
  if (error) throw new LiquidError(error);
  return filter.apply(input, all, NO_NAMED, state);
}
