import { type Expression, isLiteral, parseExpression } from './expression.ts';
import { type Filter, type FilterTable, NO_NAMED } from './filter.ts';
import { FRAGMENT } from './fragment.ts';
import type { RenderState } from './state.ts';

const INPUT = new RegExp(`(${FRAGMENT})([^]*)`);
const FILTER_CHAIN = /\|\s*(.*)/s;
const FILTERS = new RegExp(`(?:\\s+|${FRAGMENT}|,)+`, 'g');
const ARGUMENTS = new RegExp(`(?::|,)\\s*((?:[\\w-]+\\s*:\\s*)?${FRAGMENT}\\s*)`, 'g');
const NAMED = new RegExp(`^([\\w-]+)\\s*:\\s*(${FRAGMENT})`);

const NO_ARGUMENTS: readonly unknown[] = Object.freeze([]);

/** Largest list a filter may build. */
const LARGEST_LIST = 100_000;

/** Parses a value with its filters: what stands in `{{ }}`, `assign` and `echo`. */
export function parseVariable(markup: string, filters: FilterTable): Expression {
  const input = INPUT.exec(markup);
  if (!input) return () => undefined;
  let value = parseExpression(input[1]);
  let isText = isLiteral(value);
  const chain = FILTER_CHAIN.exec(input[2] ?? '')?.[1];
  for (const part of chain?.match(FILTERS) ?? []) {
    const name = /\w+/.exec(part)?.[0];
    if (name === undefined) continue;
    const { made, isPlain } = applyFilter(value, name, part, filters);
    isText &&= isPlain && OF_WORDS.has(name);
    value = isText ? onceALanguage(made) : made;
  }
  return value;
}

/** Filters that make the same of the same words on every page of a language. */
const OF_WORDS = new Set([
  't',
  'translate',
  'json',
  'escape',
  'append',
  'prepend',
  'strip',
  'upcase',
  'downcase',
  'capitalize',
]);

/** Themes print hundreds of their own words on a page: each is made once, and remembered for as long as its language's texts are. */
function onceALanguage(make: Expression): Expression {
  const known = new WeakMap<object, unknown>();
  return (state) => {
    const { translate } = state.services;
    if (!known.has(translate)) known.set(translate, make(state));
    return known.get(translate);
  };
}

/** `isPlain`: all arguments are literals. */
function applyFilter(
  input: Expression,
  name: string,
  part: string,
  filters: FilterTable,
): { made: Expression; isPlain: boolean } {
  const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
  if (!filter) return { made: warnUnknown(input, name), isPlain: false };
  const positional: Expression[] = [];
  const named: [string, Expression][] = [];
  for (const match of part.matchAll(ARGUMENTS)) {
    const argument = match[1] ?? '';
    const pair = NAMED.exec(argument);
    if (pair) named.push([pair[1] ?? '', parseExpression(pair[2])]);
    else positional.push(parseExpression(argument));
  }
  const isPlain = [...positional, ...named.map(([, value]) => value)].every(isLiteral);
  return { made: call(filter, input, positional, named), isPlain };
}

function call(filter: Filter, input: Expression, args: Expression[], named: [string, Expression][]): Expression {
  const [first] = args;
  if (named.length === 0) {
    if (!first) return (state) => checked(filter(input(state), NO_ARGUMENTS, NO_NAMED, state), state);
    if (args.length === 1) return (state) => checked(filter(input(state), [first(state)], NO_NAMED, state), state);
  }
  return (state) => {
    const value = input(state);
    const values = args.map((arg) => arg(state));
    const options: Record<string, unknown> = {};
    for (const [name, expression] of named) options[name] = expression(state);
    return checked(filter(value, values, options, state), state);
  };
}

/** Counts what a filter built against the page's budget, so that no template can double its way through the memory. */
function checked(result: unknown, state: RenderState): unknown {
  if (typeof result === 'string') {
    if (result.length > 1000) state.environment.budget.build(result.length);
  } else if (Array.isArray(result) && result.length > 1000) {
    state.environment.budget.build(result.length > LARGEST_LIST ? Number.POSITIVE_INFINITY : result.length);
  }
  return result;
}

function warnUnknown(input: Expression, name: string): Expression {
  return (state) => {
    state.warn(`Unknown filter ${name} in ${state.file}`);
    return input(state);
  };
}
