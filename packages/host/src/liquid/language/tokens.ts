import { defaultOptions, TagToken, Tokenizer, type TopLevelToken, TypeGuards } from 'liquidjs';
import { LiquidSyntaxError } from './error.ts';

/** LiquidJS's options, completed; its token classes want all of them. */
type TokenOptions = NonNullable<Parameters<Tokenizer['readTopLevelTokens']>[0]>;

const OPTIONS: TokenOptions = { ...defaultOptions };

const OPENING = /\{[{%]/g;

/** Tags whose body is not Liquid: LiquidJS would trip over JSON, CSS or an example in a comment. */
const VERBATIM = new Set(['raw', 'comment', 'doc', 'schema', 'javascript', 'stylesheet']);

/**
 * LiquidJS's tokenizer with the platform's rules: bodies of verbatim tags are one text token, `{{ }}` ends at the first
 * `}}` whatever the quotes, and empty delimiters are allowed. White space control is LiquidJS's own.
 */
class ThemeTokenizer extends Tokenizer {
  #verbatimEnd = -1;

  override readTopLevelToken(options: TokenOptions): TopLevelToken {
    if (this.#verbatimEnd >= this.p) {
      const end = this.#verbatimEnd;
      this.#verbatimEnd = -1;
      if (end > this.p) return this.#readText(end);
    }
    if (this.match('{%')) return this.readTagToken(options);
    if (this.match('{{')) return super.readTopLevelToken(options);
    OPENING.lastIndex = this.p;
    return this.#readText(OPENING.exec(this.input)?.index ?? this.N);
  }

  override readTagToken(options: TokenOptions): TagToken {
    const begin = this.p;
    const close = this.input.indexOf('%}', begin + 2);
    if (close === -1) throw new UnclosedError(`Tag '{%' was not properly terminated with regexp: /\\%\\}/`, begin);
    this.p = close + 2;
    const text = this.input.slice(begin, this.p);
    const token = /^\{%-?\s*[\w#]/.test(text)
      ? new TagToken(this.input, begin, this.p, options, this.file)
      : nameless(text, options);
    if (VERBATIM.has(token.name)) this.#verbatimEnd = verbatimEnd(this.input, this.p, token.name, begin);
    return token;
  }

  override readToDelimiter(delimiter: string): number {
    const close = this.input.indexOf(delimiter, this.p + 2);
    if (close === -1) {
      throw new UnclosedError(`Variable '{{' was not properly terminated with regexp: /\\}\\}/`, this.p);
    }
    this.p = close + delimiter.length;
    return this.p;
  }

  #readText(end: number): TopLevelToken {
    const whole = this.N;
    this.N = end;
    const token = this.readHTMLToken([]);
    this.N = whole;
    return token;
  }
}

/** `{% %}`: a comment with the same white space control. */
function nameless(text: string, options: TokenOptions): TagToken {
  const comment = `${text.startsWith('{%-') ? '{%-' : '{%'}#${text.endsWith('-%}') ? '-%}' : '%}'}`;
  return new TagToken(comment, 0, comment.length, options);
}

class UnclosedError extends LiquidSyntaxError {
  readonly begin: number;

  constructor(message: string, begin: number) {
    super(message);
    this.begin = begin;
  }
}

/** Where the end tag of a verbatim tag begins. Comments nest, and hide the end tags in their own raw parts. */
function verbatimEnd(input: string, from: number, name: string, begin: number): number {
  if (name !== 'comment') {
    const end = new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, 'g');
    end.lastIndex = from;
    const match = end.exec(input);
    if (match) return match.index;
    throw new UnclosedError(`'${name}' tag was never closed`, begin);
  }
  const tag = /\{%-?\s*(comment|endcomment|raw)\b/g;
  tag.lastIndex = from;
  let depth = 1;
  for (let match = tag.exec(input); match; match = tag.exec(input)) {
    if (match[1] === 'comment') depth++;
    else if (match[1] === 'endcomment' && --depth === 0) return match.index;
    else if (match[1] === 'raw') {
      const end = /\{%-?\s*endraw\s*-?%\}/g;
      end.lastIndex = tag.lastIndex;
      if (end.exec(input)) tag.lastIndex = end.lastIndex;
    }
  }
  throw new UnclosedError("'comment' tag was never closed", begin);
}

/** A tag or an output as it stands in the source. */
export interface Markup {
  kind: 'tag' | 'output';
  /** Tag name; empty for an output. */
  name: string;
  /** What follows the name. */
  markup: string;
  /** Line in the file, from 1. */
  line: () => number;
  /** For `{% liquid %}`: its lines as tags. */
  lines: () => Markup[];
}

/** Splits a template into text, outputs and tags, white space control applied. */
export function tokenize(source: string, file: string): (string | Markup)[] {
  try {
    return new ThemeTokenizer(source, undefined, file).readTopLevelTokens(OPTIONS).map(toMarkup);
  } catch (error) {
    if (error instanceof UnclosedError) throw new SyntaxErrorAt(error.message, lineAt(source, error.begin));
    throw error;
  }
}

/** A syntax error with the line it begins at. */
export class SyntaxErrorAt extends LiquidSyntaxError {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

function toMarkup(token: TopLevelToken): string | Markup {
  if (TypeGuards.isHTMLToken(token)) return token.getContent();
  const line = () => lineAt(token.input, token.begin);
  if (TypeGuards.isTagToken(token)) {
    // Counted from where the first of them stands: line ends before it are cut off.
    const lines = () => liquidLines(token.args, lineAt(token.input, token.begin + token.getText().indexOf(token.args)));
    return { kind: 'tag', name: token.name, markup: token.args, line, lines };
  }
  const content = TypeGuards.isOutputToken(token) ? token.content : '';
  return { kind: 'output', name: '', markup: content, line, lines: () => [] };
}

/** The lines of a `{% liquid %}` tag. */
function liquidLines(text: string, firstLine: number): Markup[] {
  return text.split('\n').flatMap((row, index) => {
    const match = /^\s*(#|[\w-]+\??)\s*(.*?)\s*$/s.exec(row);
    if (!match) return [];
    const [, name = '', markup = ''] = match;
    const line = () => firstLine + index;
    return [{ kind: 'tag' as const, name, markup, line, lines: () => liquidLines(markup, firstLine + index) }];
  });
}

function lineAt(source: string, position: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < position; at = source.indexOf('\n', at + 1)) line++;
  return line;
}
