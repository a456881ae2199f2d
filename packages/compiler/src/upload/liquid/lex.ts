/** What stands within a tag or an output, in words. */

/** A mistake in Liquid's syntax. */
export class SyntaxProblem extends Error {}

export type WordKind =
  | 'id'
  | 'string'
  | 'number'
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
  | 'end';

export interface Word {
  kind: WordKind;
  text: string;
}

const SINGLE: Record<string, WordKind> = {
  '|': 'pipe',
  '.': 'dot',
  ':': 'colon',
  ',': 'comma',
  '[': 'open_square',
  ']': 'close_square',
  '(': 'open_round',
  ')': 'close_round',
  '?': 'question',
  '-': 'dash',
};

const NEXT =
  /[ \t\r\n\f\v]*(?:([a-zA-Z_][\w-]*\??)|("[^"]*"|'[^']*')|(-?\d+(?:\.\d+)?)|(==|!=|<=|>=|<>|<|>)|(\.\.)|([|.:,[\]()?-])|$)/y;

/** The words of a tag or an output. Throws a `SyntaxProblem` for what is none. */
export function lex(markup: string): Word[] {
  const words: Word[] = [];
  NEXT.lastIndex = 0;
  for (;;) {
    const from = NEXT.lastIndex;
    const found = NEXT.exec(markup);
    if (found === null) throw new SyntaxProblem(unexpected(markup.slice(from).trimStart()));
    const [, id, string, number, comparison, dots, single] = found;
    // After a dot it is a name like any other.
    if (id !== undefined)
      words.push({ kind: id === 'contains' && words.at(-1)?.kind !== 'dot' ? 'comparison' : 'id', text: id });
    else if (string !== undefined) words.push({ kind: 'string', text: string });
    else if (single !== undefined) words.push({ kind: SINGLE[single] ?? 'end', text: single });
    else if (number !== undefined) words.push({ kind: 'number', text: number });
    else if (comparison !== undefined) words.push({ kind: 'comparison', text: comparison });
    else if (dots !== undefined) words.push({ kind: 'dotdot', text: dots });
    else {
      words.push({ kind: 'end', text: '' });
      return words;
    }
  }
}

function unexpected(rest: string): string {
  const [char = ''] = rest;
  if (char === '"' || char === "'") return `The string ${rest.slice(0, 20)} does not end. Close its quote`;
  if (char === '=') return 'A single `=` compares nothing. Write `==`';
  return `\`${char}\` means nothing here. Remove it, or put it into quotes`;
}
