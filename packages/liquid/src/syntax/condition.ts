import { LiquidSyntaxError } from '../runtime/error.ts';
import { NIL } from './expression.ts';
import { FRAGMENT } from './fragment.ts';
import type { MarkupParser } from './markup-parser.ts';
import type { MarkupReader } from './markup-reader.ts';
import { SPACE, trim } from './space.ts';
import type { Condition } from './tree.ts';

const LETTER = '[\\p{L}\\p{M}\\p{N}\\p{Pc}]';
/** A word ends where the letters of any script do; JavaScript's `\b` knows those of ASCII. */
const BOUNDARY = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;

/** Comparisons, and the words between them. */
function partsPattern(boundary: string, flags: string): RegExp {
  const word = `${boundary}(?:${SPACE}?and${SPACE}?|${SPACE}?or${SPACE}?)${boundary}`;
  return new RegExp(`(?:${word}|(?:${SPACE}*(?!${word})(?:${FRAGMENT}|[^\\t-\\r ]+)${SPACE}*)+)`, flags);
}

const PARTS = partsPattern('\\b', 'g');
const PARTS_OF_ANY_SCRIPT = partsPattern(BOUNDARY, 'gu');
const ASCII = /^[\0-\x7f]*$/;

const COMPARISON = new RegExp(`(${FRAGMENT})[\\t-\\r ]*([=!<>a-z_]+)?[\\t-\\r ]*(${FRAGMENT})?`);

/**
 * Reads the condition of `if`, `elsif` and `unless`.
 * @param line of the block: errors of an `elsif` name it
 * @throws LiquidSyntaxError
 */
export function parseCondition(markup: string, reader: MarkupReader, line: number): Condition {
  const strict = () => {
    const parser = reader.parser(markup);
    const condition = parseComparisons(parser, reader);
    parser.consume('end_of_string');
    return condition;
  };
  return reader.inMode(markup, { lax: () => parseLaxly(markup, reader), strict, strict2: strict }, line);
}

function parseComparisons(parser: MarkupParser, reader: MarkupReader): Condition {
  const first = parseComparison(parser, reader);
  let last = first;
  for (;;) {
    const relation = parser.acceptId('and') ? 'and' : parser.acceptId('or') ? 'or' : undefined;
    if (!relation) return first;
    last.relation = relation;
    last.next = parseComparison(parser, reader);
    last = last.next;
  }
}

function parseComparison(parser: MarkupParser, reader: MarkupReader): Condition {
  const left = reader.operand(parser.expression());
  const operator = parser.accept('comparison');
  const right = operator === undefined ? NIL : reader.operand(parser.expression());
  return { left, operator, right, relation: undefined, next: undefined };
}

function parseLaxly(markup: string, reader: MarkupReader): Condition {
  const parts = markup.match(ASCII.test(markup) ? PARTS : PARTS_OF_ANY_SCRIPT) ?? [];
  let condition: Condition | undefined;
  let relation: string | undefined;
  do {
    const match = COMPARISON.exec(parts.pop() ?? '');
    if (!match || (relation !== undefined && relation !== 'and' && relation !== 'or')) throw invalid();
    const [, left = '', operator, right = ''] = match;
    condition = {
      left: reader.operand(left),
      operator,
      right: reader.operand(right),
      relation,
      next: condition,
    };
    relation = parts.length === 0 ? undefined : trim(parts.pop() ?? '');
  } while (relation !== undefined);
  return condition;
}

function invalid(): LiquidSyntaxError {
  return new LiquidSyntaxError("Syntax Error in tag 'if' - Valid syntax: if [expression]");
}
