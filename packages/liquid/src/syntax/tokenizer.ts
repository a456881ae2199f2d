const OPEN = 0x7b;
const CLOSE = 0x7d;
const PERCENT = 0x25;

/** Splits a template into tokens: texts, `{{ outputs }}` and `{% tags %}`, or the lines of a `{% liquid %}` tag. */
export class Tokenizer {
  /** Whether the tokens are lines of a `{% liquid %}` tag. */
  readonly lines: boolean;
  /** Line the next token begins at, from 1. */
  line: number;
  readonly #tokens: readonly string[];
  #position = 0;

  constructor(source: string, line: number, lines: boolean) {
    this.lines = lines;
    this.line = line;
    this.#tokens = lines ? linesOf(source) : split(source);
  }

  /** The next token, or undefined at the end. */
  shift(): string | undefined {
    const token = this.#tokens[this.#position];
    if (token === undefined) return undefined;
    this.#position++;
    this.line += this.lines ? 1 : countLines(token);
    return token;
  }
}

function linesOf(source: string): string[] {
  const lines = source.split('\n');
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function split(source: string): string[] {
  const tokens: string[] = [];
  // Searched once: a search from each of many tags without an end would take quadratic time.
  const lastEnd = source.lastIndexOf('%}');
  let position = 0;
  while (position < source.length) {
    let token: string;
    const next = source.charCodeAt(position + 1);
    if (source.charCodeAt(position) === OPEN && next === PERCENT) {
      const end = position + 2 > lastEnd ? -1 : source.indexOf('%}', position + 2);
      token = end === -1 ? '{%' : source.slice(position, end + 2);
      position += token.length;
    } else if (source.charCodeAt(position) === OPEN && next === OPEN) {
      const end = endOfOutput(source, position, lastEnd);
      // An output without an end takes the rest of the template with it: the error names its delimiter alone.
      token = end === -1 ? '{{' : source.slice(position, end);
      position = end === -1 ? source.length : end;
    } else {
      const end = nextOpening(source, position);
      token = source.slice(position, end);
      position = end;
    }
    tokens.push(token);
  }
  return tokens;
}

function nextOpening(source: string, from: number): number {
  for (let at = source.indexOf('{', from); at !== -1; at = source.indexOf('{', at + 1)) {
    const next = source.charCodeAt(at + 1);
    if (next === OPEN || next === PERCENT) return at;
  }
  return source.length;
}

/**
 * Where an output ends: after `}}`, after a single `}` (an error), or after the tag that begins inside it (an error too).
 * -1 if it does not.
 * @param lastEnd where the last `%}` of the template is
 */
function endOfOutput(source: string, start: number, lastEnd: number): number {
  const { length } = source;
  let at = start + 2;
  for (;;) {
    while (at < length && source.charCodeAt(at) !== CLOSE && source.charCodeAt(at) !== OPEN) at++;
    if (at >= length) return -1;
    const code = source.charCodeAt(at);
    const next = at + 1;
    if (next === length) return code === CLOSE ? length : -1;
    if (code === CLOSE) return source.charCodeAt(next) === CLOSE ? next + 1 : next;
    if (source.charCodeAt(next) === PERCENT) {
      return next + 1 > lastEnd ? next + 1 : source.indexOf('%}', next + 1) + 2;
    }
    at = next;
  }
}
