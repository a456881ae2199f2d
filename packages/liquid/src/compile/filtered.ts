import { arityError, type FilterTable } from '../filters/filter.ts';
import type { Expression, FilterCall, Filtered } from '../syntax/tree.ts';
import { expressionCode } from './expression.ts';
import { quote } from './quote.ts';
import type { Unit } from './unit.ts';

/** Filters from which calls in calls would be too deep for JavaScript's parser. */
const MANY = 100;

/** JavaScript that evaluates a value and its filters. */
export function filteredCode({ value, filters: written }: Filtered, unit: Unit): string {
  const filters = unit.program.options.joinFilters?.(written) ?? written;
  return filters.length > MANY
    ? unit.temp((temp) => chainCode(value, filters, unit, temp))
    : chainCode(value, filters, unit);
}

/** @param temp where values between the filters go, so that calls in calls are not too deep */
function chainCode(value: Expression, filters: readonly FilterCall[], unit: Unit, temp?: string): string {
  const constant = countConstant(value, filters, unit);
  const steps: string[] = [];
  let code = expressionCode(value, unit);
  filters.forEach((call, index) => {
    code = callCode(code, call, unit);
    if (index + 1 === constant) code = rememberedCode(code, unit);
    if (temp === undefined) return;
    steps.push(`${temp} = ${code}`);
    code = temp;
  });
  return temp === undefined ? code : `(${steps.join(', ')})`;
}

/** How many of the filters, from the first, make the same of the same words on every page of a language. */
function countConstant(value: Expression, filters: readonly FilterCall[], unit: Unit): number {
  const names = unit.program.options.constants?.names;
  if (!names || value.type !== 'literal') return 0;
  const end = filters.findIndex((call) => !names.has(call.name) || !isWrittenOut(call));
  return end === -1 ? filters.length : end;
}

function isWrittenOut({ args, named }: FilterCall): boolean {
  return args.every((arg) => arg.type === 'literal') && named.every(([, value]) => value.type === 'literal');
}

function rememberedCode(code: string, unit: Unit): string {
  const { constant, options } = unit.program;
  const known = constant.call(unit.program, new WeakMap());
  const key = constant.call(unit.program, options.constants?.key);
  return `remembered(${known}, ${key}(state.host), () => ${code})`;
}

function callCode(value: string, call: FilterCall, unit: Unit): string {
  const { program } = unit;
  const filter = filterOf(program.options.filters, call.name);
  if (!filter) return `unknownFilter(state, ${quote(call.name)}, ${call.line}, ${value})`;
  const args = call.args.map((arg) => expressionCode(arg, unit));
  const hash = call.named.length === 0 ? undefined : hashCode(call, unit);
  if (typeof filter === 'function') {
    const list = listCode(args, isWrittenOut(call), unit);
    return `budget.checked(${program.constant(filter)}(${value}, ${list}, ${hash ?? 'NO_NAMED'}, state))`;
  }
  if (hash !== undefined) args.push(hash);
  const error = arityError(filter, args.length);
  if (error !== undefined) return `raise(${quote(error)}, [${[value, ...args].join(', ')}])`;
  const list = listCode(args, isWrittenOut(call), unit);
  return `budget.checked(${program.constant(filter.apply)}(${value}, ${list}, NO_NAMED, state))`;
}

function filterOf(filters: FilterTable<never>, name: string) {
  return Object.hasOwn(filters, name) ? filters[name] : undefined;
}

/** A list of arguments; a literal one is created once. */
function listCode(args: readonly string[], isConstant: boolean, unit: Unit): string {
  if (args.length === 0) return 'NONE';
  const code = `[${args.join(', ')}]`;
  return isConstant ? unit.program.declare(code) : code;
}

/** Keys in brackets: a plain `__proto__` key would set the prototype. */
function hashCode({ named }: FilterCall, unit: Unit): string {
  return `{ ${named.map(([name, value]) => `[${quote(name)}]: ${expressionCode(value, unit)}`).join(', ')} }`;
}
