import { arityError, type NamedArguments, NO_NAMED } from '../filters/filter.ts';
import { raise } from '../runtime/failure.ts';
import { unknownFilter } from '../runtime/filtering.ts';
import type { EngineOptions } from '../runtime/options.ts';
import type { RenderState } from '../runtime/state.ts';
import type { FilterCall, Filtered } from '../syntax/tree.ts';
import { evaluate } from './expression.ts';

/** A value after its filters. @throws LiquidError */
export function filteredValue({ value, filters }: Filtered, state: RenderState, options: EngineOptions): unknown {
  let result = evaluate(value, state);
  if (filters.length === 0) return result;
  for (const call of options.joinFilters?.(filters) ?? filters) result = callValue(result, call, state, options);
  return result;
}

function callValue(value: unknown, call: FilterCall, state: RenderState, { filters }: EngineOptions): unknown {
  const filter = Object.hasOwn(filters, call.name) ? filters[call.name] : undefined;
  if (!filter) return unknownFilter(state, call.name, call.line, value);
  const args = call.args.map((arg) => evaluate(arg, state));
  const named = call.named.length === 0 ? NO_NAMED : namedValues(call, state);
  const { budget } = state.context;
  if (typeof filter === 'function') return budget.checked(filter(value, args, named, state));
  if (named !== NO_NAMED) args.push(named);
  const error = arityError(filter, args.length);
  if (error !== undefined) raise(error, args);
  return budget.checked(filter.apply(value, args, NO_NAMED, state));
}

function namedValues({ named }: FilterCall, state: RenderState): NamedArguments {
  return Object.fromEntries(named.map(([name, value]) => [name, evaluate(value, state)]));
}
