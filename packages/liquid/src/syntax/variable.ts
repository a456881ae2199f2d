import { LiquidSyntaxError } from '../runtime/error.ts';
import { NIL } from './expression.ts';
import { FRAGMENT } from './fragment.ts';
import type { MarkupParser } from './markup-parser.ts';
import type { MarkupReader } from './markup-reader.ts';
import type { Expression, FilterCall, Filtered, NamedArgument } from './tree.ts';

/** A name with members, or a literal, and no filter: most outputs are one. `contains` is an operator. */
const PLAIN = /^[\t-\r ]*((?!contains\b)[a-zA-Z_][\w-]*(?:\.[a-zA-Z_][\w-]*)*|'[^']*'|"[^"]*"|\d+)[\t-\r ]*$/;

/**
 * Reads a value with its filters: the content of `{{ }}`, `echo` and `assign`. Lax mode reads it strictly first, and skips unknown
 * characters only where that fails.
 * @throws LiquidSyntaxError in the strict modes
 */
export function parseVariable(markup: string, reader: MarkupReader): Filtered {
  const plain = PLAIN.exec(markup)?.[1];
  if (plain !== undefined) return { value: reader.expression(plain), filters: [] };
  try {
    return parseStrictly(reader.parser(markup), reader);
  } catch (error) {
    if (!(error instanceof LiquidSyntaxError)) throw error;
    if (reader.mode !== 'lax') {
      error.line = reader.line;
      error.context = `in "{{${markup}}}"`;
      throw error;
    }
  }
  return parseLaxly(markup, reader);
}

function parseStrictly(parser: MarkupParser, reader: MarkupReader): Filtered {
  if (parser.look('end_of_string')) return { value: NIL, filters: [] };
  const value = reader.expression(parser.expression());
  const filters: FilterCall[] = [];
  while (parser.accept('pipe') !== undefined) {
    filters.push(reader.mode === 'strict2' ? strict2Filter(parser, reader) : strictFilter(parser, reader));
  }
  parser.consume('end_of_string');
  return { value, filters };
}

function strictFilter(parser: MarkupParser, reader: MarkupReader): FilterCall {
  const name = parser.consume('id');
  const call = { name, line: reader.line, args: [] as Expression[], named: [] as NamedArgument[] };
  if (parser.accept('colon') === undefined) return call;
  do addArgument(strictArgument(parser), call, reader);
  while (parser.accept('comma') !== undefined);
  return call;
}

function strictArgument(parser: MarkupParser): string {
  const name = parser.look('id') && parser.look('colon', 1) ? `${parser.consume()}${parser.consume()} ` : '';
  return name + parser.expression();
}

const NAMED = new RegExp(`^(\\w[\\w-]*)[\\t-\\r ]*:[\\t-\\r ]*(${FRAGMENT})$`);

function addArgument(
  argument: string,
  { args, named }: { args: Expression[]; named: NamedArgument[] },
  reader: MarkupReader,
): void {
  const pair = argument.includes(':') ? NAMED.exec(argument) : undefined;
  if (pair) named.push([pair[1] ?? '', reader.expression(pair[2] ?? '')]);
  else args.push(reader.expression(argument));
}

/** Here arguments may be left out after the colon, and a comma may end them. */
function strict2Filter(parser: MarkupParser, reader: MarkupReader): FilterCall {
  const name = parser.consume('id');
  const args: Expression[] = [];
  const named: NamedArgument[] = [];
  const ends = () => parser.look('pipe') || parser.look('end_of_string');
  const argument = () => {
    if (parser.look('id') && parser.look('colon', 1)) {
      const key = parser.consume();
      parser.consume();
      named.push([key, reader.expression(parser.expression())]);
    } else args.push(reader.expression(parser.expression()));
  };
  if (parser.accept('colon') === undefined) return { name, line: reader.line, args, named };
  if (!ends()) argument();
  while (parser.accept('comma') !== undefined && !ends()) argument();
  return { name, line: reader.line, args, named };
}

const VALUE = new RegExp(`(${FRAGMENT})([^]*)`);
const CHAIN = /\|[\t-\r ]*(.*)/s;
const FILTERS = new RegExp(`(?:[\\t-\\r ]+|${FRAGMENT}|,)+`, 'g');
const ARGUMENTS = new RegExp(`[:,][\\t-\\r ]*((?:\\w+[\\t-\\r ]*:[\\t-\\r ]*)?${FRAGMENT})`, 'g');

function parseLaxly(markup: string, reader: MarkupReader): Filtered {
  const match = VALUE.exec(markup);
  if (!match) return { value: NIL, filters: [] };
  const filters: FilterCall[] = [];
  const chain = CHAIN.exec(match[2] ?? '')?.[1];
  for (const part of chain?.match(FILTERS) ?? []) {
    const name = /\w+/.exec(part)?.[0];
    if (name === undefined) continue;
    const call = { name, line: reader.line, args: [] as Expression[], named: [] as NamedArgument[] };
    for (const [, argument = ''] of part.matchAll(ARGUMENTS)) addArgument(argument, call, reader);
    filters.push(call);
  }
  return { value: reader.expression(match[1] ?? ''), filters };
}
