import { LiquidSyntaxError } from '../runtime/error.ts';
import { type Token, type TokenType, tokenize } from './lexer.ts';

/** Reads the markup of a tag or output token by token, for the strict parsers. */
export class MarkupParser {
  readonly #tokens: readonly Token[];
  readonly #bareBrackets: boolean;
  #position = 0;

  /**
   * @param bareBrackets whether `[name]` may begin a path
   * @throws LiquidSyntaxError at a character no token begins with
   */
  constructor(markup: string, bareBrackets: boolean) {
    this.#tokens = tokenize(markup);
    this.#bareBrackets = bareBrackets;
  }

  /** Takes the next token. @throws LiquidSyntaxError if it is of another type */
  consume(type?: TokenType): string {
    const token = this.#token();
    if (type && token.type !== type) throw new LiquidSyntaxError(`Expected ${type} but found ${token.type}`);
    this.#position++;
    return token.text;
  }

  /** Takes the next token if it is of the type. */
  accept(type: TokenType): string | undefined {
    const token = this.#token();
    if (token.type !== type) return undefined;
    this.#position++;
    return token.text;
  }

  /** Takes the next token if it is this identifier. */
  acceptId(name: string): boolean {
    const token = this.#token();
    if (token.type !== 'id' || token.text !== name) return false;
    this.#position++;
    return true;
  }

  look(type: TokenType, ahead = 0): boolean {
    return this.#tokens[this.#position + ahead]?.type === type;
  }

  /** The markup of the next value. @throws LiquidSyntaxError if there is none */
  expression(): string {
    const { type, text } = this.#token();
    switch (type) {
      case 'id':
        this.#position++;
        return text + this.#steps();
      case 'open_square': {
        if (!this.#bareBrackets) {
          throw new LiquidSyntaxError("Bare bracket access is not allowed. Use self['...'] instead");
        }
        this.#position++;
        const inner = this.expression();
        return `[${inner}${this.consume('close_square')}${this.#steps()}`;
      }
      case 'string':
      case 'number':
        this.#position++;
        return text;
      case 'open_round': {
        this.#position++;
        const first = this.expression();
        this.consume('dotdot');
        const last = this.expression();
        this.consume('close_round');
        return `(${first}..${last})`;
      }
      default: {
        const shown = type === 'end_of_string' ? `[:${type}]` : `[:${type}, ${JSON.stringify(text)}]`;
        throw new LiquidSyntaxError(`${shown} is not a valid expression`);
      }
    }
  }

  #steps(): string {
    let steps = '';
    for (;;) {
      if (this.accept('open_square')) steps += `[${this.expression()}${this.consume('close_square')}`;
      else if (this.accept('dot')) steps += `.${this.consume('id')}`;
      else return steps;
    }
  }

  #token(): Token {
    return this.#tokens[this.#position] ?? END;
  }
}

const END: Token = { type: 'end_of_string', text: '' };
