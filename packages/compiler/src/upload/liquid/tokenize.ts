/** A Liquid file cut into texts, tags and outputs, at the places where Ruby Liquid cuts it. */

export interface Token {
  kind: 'text' | 'tag' | 'output';
  code: string;
  /** Line of its first character, from 1. */
  line: number;
}

/**
 * A tag ends at the first `%}`. An output ends at the first `}`, within quotes too, and a `{%` in it makes it a tag that was never
 * an output. What does not end is one token to the end of the file: `{%` or `{{`.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let [at, line, newline] = [0, 1, source.indexOf('\n')];
  const push = (kind: Token['kind'], end: number, code = source.slice(at, end)) => {
    tokens.push({ kind, code, line });
    for (; newline >= 0 && newline < end; newline = source.indexOf('\n', newline + 1)) line++;
    at = end;
  };
  while (at < source.length) {
    const start = nextStart(source, at);
    if (start > at) push('text', start);
    if (start === source.length) break;
    if (source[start + 1] === '%') {
      const end = source.indexOf('%}', start + 2);
      if (end < 0) push('tag', source.length, '{%');
      else push('tag', end + 2);
    } else {
      const end = outputEnd(source, start);
      if (end === undefined) push('output', source.length, '{{');
      else push('output', end);
    }
  }
  return tokens;
}

/** Where the next `{{` or `{%` begins, or the end of the source. */
function nextStart(source: string, from: number): number {
  for (let i = source.indexOf('{', from); i >= 0; i = source.indexOf('{', i + 1)) {
    if (source[i + 1] === '{' || source[i + 1] === '%') return i;
  }
  return source.length;
}

/** Where the output that begins at `start` ends, with what ends it. */
function outputEnd(source: string, start: number): number | undefined {
  for (let i = start + 2; i < source.length; i++) {
    const char = source[i];
    if (char === '}') return source[i + 1] === '}' ? i + 2 : i + 1;
    if (char === '{' && source[i + 1] === '%') {
      const end = source.indexOf('%}', i + 2);
      return end < 0 ? i + 2 : end + 2;
    }
  }
  return undefined;
}
