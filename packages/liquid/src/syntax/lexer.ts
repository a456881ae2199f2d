import { LiquidSyntaxError } from '../runtime/error.ts';

export type TokenType =
  | 'id'
  | 'number'
  | 'string'
  | 'comparison'
  | 'pipe'
  | 'dot'
  | 'dotdot'
  | 'colon'
  | 'comma'
  | 'open_square'
  | 'close_square'
  | 'open_round'
  | 'close_round'
  | 'question'
  | 'dash'
  | 'end_of_string';

export interface Token {
  readonly type: TokenType;
  readonly text: string;
}

const END: Token = { type: 'end_of_string', text: '' };
const CONTAINS: Token = { type: 'comparison', text: 'contains' };

const SIGNS: Readonly<Record<string, Token>> = Object.assign(Object.create(null), {
  '|': { type: 'pipe', text: '|' },
  '.': { type: 'dot', text: '.' },
  '..': { type: 'dotdot', text: '..' },
  ':': { type: 'colon', text: ':' },
  ',': { type: 'comma', text: ',' },
  '[': { type: 'open_square', text: '[' },
  ']': { type: 'close_square', text: ']' },
  '(': { type: 'open_round', text: '(' },
  ')': { type: 'close_round', text: ')' },
  '?': { type: 'question', text: '?' },
  '-': { type: 'dash', text: '-' },
  '==': { type: 'comparison', text: '==' },
  '!=': { type: 'comparison', text: '!=' },
  '<>': { type: 'comparison', text: '<>' },
  '<=': { type: 'comparison', text: '<=' },
  '>=': { type: 'comparison', text: '>=' },
  '<': { type: 'comparison', text: '<' },
  '>': { type: 'comparison', text: '>' },
});

/** White space, then: an identifier, a number, a text, or a sign. */
const TOKEN =
  /[\t-\r ]*(?:([a-zA-Z_][\w-]*\??)|(-?\d+(?:\.\d+)?)|("[^"]*"|'[^']*')|(\.\.|==|!=|<>|<=|>=|[|.:,[\]()?<>-]))/y;
const SPACES = /[\t-\r ]*/y;

/**
 * Splits the markup of a tag or output into tokens, for the strict parsers.
 * @throws LiquidSyntaxError at a character no token begins with
 */
export function tokenize(markup: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(markup);
    if (!match) break;
    position = TOKEN.lastIndex;
    const [, id, number, string, sign] = match;
    if (id !== undefined) {
      tokens.push(id === 'contains' && tokens.at(-1)?.type !== 'dot' ? CONTAINS : { type: 'id', text: id });
    } else if (number !== undefined) tokens.push({ type: 'number', text: number });
    else if (string !== undefined) tokens.push({ type: 'string', text: string });
    else tokens.push(SIGNS[sign ?? ''] ?? END);
  }
  SPACES.lastIndex = position;
  SPACES.exec(markup);
  const character = markup.codePointAt(SPACES.lastIndex);
  if (character !== undefined) throw new LiquidSyntaxError(`Unexpected character ${String.fromCodePoint(character)}`);
  tokens.push(END);
  return tokens;
}
