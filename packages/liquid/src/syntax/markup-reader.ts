import { LiquidSyntaxError } from '../runtime/error.ts';
import { parseExpression } from './expression.ts';
import { MarkupParser } from './markup-parser.ts';
import type { Mode } from './mode.ts';
import { trim } from './space.ts';
import type { Expression } from './tree.ts';

/** Reads the markup of one template's tags and outputs, in its mode. */
export class MarkupReader {
  readonly mode: Mode;
  /** Line of the tag or output being read, from 1. */
  line = 1;
  readonly #expressions = new Map<string, Expression>();

  constructor(mode: Mode) {
    this.mode = mode;
  }

  /** Reads a value. @throws LiquidSyntaxError for a range between what can be no end of one */
  expression(markup: string): Expression {
    let expression = this.#expressions.get(markup);
    if (!expression) {
      expression = parseExpression(markup);
      this.#expressions.set(markup, expression);
    }
    return expression;
  }

  /** A value in a condition, where `blank` and `empty` are tests. */
  operand(markup: string): Expression {
    return markup === 'blank' || markup === 'empty' ? { type: 'word', word: markup } : this.expression(markup);
  }

  /** @throws LiquidSyntaxError at a character no token begins with */
  parser(markup: string): MarkupParser {
    return new MarkupParser(markup, this.mode !== 'strict2');
  }

  /** Reads a tag's markup in the parser's mode; errors of the strict modes have line and markup. */
  inMode<Result>(
    markup: string,
    ways: { lax: () => Result; strict: () => Result; strict2: () => Result },
    line = this.line,
  ): Result {
    if (this.mode === 'lax') return ways.lax();
    try {
      return this.mode === 'strict2' ? ways.strict2() : ways.strict();
    } catch (error) {
      if (error instanceof LiquidSyntaxError) {
        error.line = line;
        error.context = `in "${trim(markup)}"`;
      }
      throw error;
    }
  }
}
