/** Whether the platform takes a Liquid file: its syntax, by the rules of Ruby Liquid's parsers `lax`, `strict` and `strict2` together. */
import { output, type Printed } from './expressions.ts';
import { quoted, TAGS, type Tag } from './tags.ts';
import { type Token, tokenize } from './tokenize.ts';
import { SyntaxProblem } from './words.ts';

/** A body that is not Liquid: that of `schema`, `stylesheet`, `javascript`, `raw`, `doc`. */
export interface RawBody {
  tag: string;
  text: string;
  /** Line on which the text begins. */
  line: number;
  /** Whether the tag stands within the body of another. */
  isNested: boolean;
}

export interface Mentioned {
  name: string;
  line: number;
}

export interface LiquidFile {
  /** The first mistake, where the platform stops; undefined for a file it takes. */
  problem: { line: number; message: string } | undefined;
  bodies: RawBody[];
  /** Keys that are given to the filter `t` as they are. */
  translations: Mentioned[];
  /** Files that `section`, `sections` and `render` name, and what `content_for` asks for. */
  files: (Mentioned & { tag: string })[];
}

/** Blocks within blocks that the platform follows. */
const MOST_NESTED = 100;

const SPACE = '[ \\t\\r\\n\\f\\v]*';
const TAG = new RegExp(`^\\{%-?${SPACE}(#|\\w+)${SPACE}`);
const LINE = new RegExp(`^${SPACE}(#|\\w+)${SPACE}([^\\n]*)$`);
/** A tag at the end of whatever stands before it in the same token. */
const LAST_TAG = new RegExp(`^([\\s\\S]*)\\{%-?${SPACE}(\\w+)[\\s\\S]*%\\}$`);

/** Tokens to read; `isLines` for those of a `{% liquid %}` tag. */
interface Source {
  tokens: readonly Token[];
  at: number;
  isLines: boolean;
}

interface Open {
  name: string;
  tag: Tag;
  line: number;
}

/** A tag or an output that has been read, whichever file it stands in. */
interface Read {
  name: string;
  markup: string;
  /** Undefined for an output, and for what only divides or ends a block. */
  tag: Tag | undefined;
  /** Key of the text that it prints. */
  translation: string | undefined;
}

/** What has been read, by its code: most of a theme's tags occur many times. */
export type Known = Map<string, Read>;

/** @param known Shared by the files of a theme, so that what they have in common is read once. */
export function checkLiquid(source: string, known: Known = new Map()): LiquidFile {
  const file: LiquidFile = { problem: undefined, bodies: [], translations: [], files: [] };
  const reader = new Reader(file, known);
  try {
    reader.read({ tokens: tokenize(source), at: 0, isLines: false }, undefined, 0);
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    file.problem = { line: reader.line, message: error.message };
  }
  return file;
}

class Reader {
  readonly #file: LiquidFile;
  readonly #known: Known;
  /** Of the tag or output that is being read. */
  line = 1;

  constructor(file: LiquidFile, known: Known) {
    this.#file = file;
    this.#known = known;
  }

  /** Reads until the tag that closes `open`, or to the end where nothing is open. */
  read(source: Source, open: Open | undefined, depth: number): void {
    for (;;) {
      const token = source.tokens[source.at++];
      if (token === undefined) {
        if (open === undefined) return;
        throw this.#neverClosed(open);
      }
      if (token.kind === 'text') continue;
      this.line = token.line;
      const { name, markup, tag, translation } = this.#token(token, source.isLines);
      if (translation !== undefined) this.#file.translations.push({ name: translation, line: token.line });
      if (token.kind === 'output') continue;
      if (name === 'liquid') {
        this.read(lines(token, markup), undefined, depth);
        continue;
      }
      if (tag === undefined) {
        if (open !== undefined && name === `end${open.name}`) return;
        const divide = open?.tag.dividers?.[name];
        if (divide === undefined) throw new SyntaxProblem(this.#unknown(name, open));
        within(token.code, () => divide(markup));
        continue;
      }
      if (name === 'section' || name === 'sections' || name === 'render' || name === 'content_for') {
        const named = quoted(markup);
        if (named !== undefined) this.#file.files.push({ tag: name, name: named, line: token.line });
      }
      if (tag.body === 'plain') continue;
      if (depth >= MOST_NESTED) throw new SyntaxProblem(`Blocks stand in blocks more than ${MOST_NESTED} deep`);
      const opened = { name, tag, line: token.line };
      if (tag.body === 'block') this.read(source, opened, depth + 1);
      else if (name === 'comment') this.#comment(source, opened);
      else this.#raw(source, opened, depth);
    }
  }

  /** Reads a tag or an output, unless the same was read before. */
  #token({ kind, code }: Token, isLine: boolean): Read {
    const key = isLine ? `\n${code}` : code;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const { name, markup } = kind === 'output' ? { name: '', markup: '' } : parts(code, isLine);
    const tag = kind === 'output' ? undefined : TAGS.get(name);
    const printed = within(code, () => (kind === 'output' ? outputOf(code) : tag?.check?.(markup)));
    const [filter] = printed?.filters ?? [];
    const read = {
      name,
      markup,
      tag,
      translation: filter === 't' || filter === 'translate' ? printed?.literal : undefined,
    };
    this.#known.set(key, read);
    return read;
  }

  /** A comment may hold comments, and raw text whose tags do not count. */
  #comment(source: Source, open: Open): void {
    for (let depth = 1; depth > 0; ) {
      const token = source.tokens[source.at++];
      if (token === undefined) throw this.#neverClosed(open);
      const name = (source.isLines ? LINE : TAG).exec(token.code)?.[1];
      if (name === 'comment') depth++;
      else if (name === 'endcomment') depth--;
      else if (name === 'raw') this.#until(source, { ...open, name: 'raw', line: token.line });
    }
  }

  #raw(source: Source, open: Open, depth: number): void {
    const first = source.tokens[source.at];
    const text = this.#until(source, open);
    this.#file.bodies.push({ tag: open.name, text, line: first?.line ?? open.line, isNested: depth > 0 });
  }

  /** The text up to the tag that closes `open`. */
  #until(source: Source, open: Open): string {
    let text = '';
    for (;;) {
      const token = source.tokens[source.at++];
      if (token === undefined) throw this.#neverClosed(open);
      const found = token.kind === 'text' || source.isLines ? null : LAST_TAG.exec(token.code);
      if (found?.[2] === `end${open.name}`) return text + (found[1] ?? '');
      if (found?.[2] === 'doc' && open.name === 'doc')
        throw new SyntaxProblem('A `doc` stands in another. Close the first with `{% enddoc %}`');
      text += token.code;
    }
  }

  #neverClosed({ name, line }: Open): SyntaxProblem {
    this.line = line;
    return new SyntaxProblem(`\`${name}\` is never closed. Write \`{% end${name} %}\` where it ends`);
  }

  #unknown(name: string, open: Open | undefined): string {
    if (name === 'else' || name === 'elsif' || name === 'when') {
      return open === undefined
        ? `\`${name}\` stands outside of any block`
        : `\`${open.name}\`, begun on line ${open.line}, has no \`${name}\``;
    }
    if (!name.startsWith('end')) return `The platform has no tag \`${name}\``;
    return open === undefined
      ? `\`${name}\` closes nothing`
      : `\`${name}\` stands in \`${open.name}\`, begun on line ${open.line}. Write \`{% end${open.name} %}\` first`;
  }
}

function outputOf(code: string): Printed {
  if (code.endsWith('}}')) return output(code.slice(code[2] === '-' ? 3 : 2, code.at(-3) === '-' ? -3 : -2));
  if (code === '{{') throw new SyntaxProblem('An output begins here and never ends. Close it with `}}`');
  if (code.includes('{%')) throw new SyntaxProblem('A tag begins before the output has ended. Close it with `}}`');
  throw new SyntaxProblem(
    'The output ends at its first `}`, within quotes too. Put the text with the brace into a variable with `{% capture %}` and name that here',
  );
}

/** The name of a tag and what it says. */
function parts(code: string, isLine: boolean): { name: string; markup: string } {
  const found = (isLine ? LINE : TAG).exec(code);
  if (found !== null && isLine) return { name: found[1] ?? '', markup: found[2] ?? '' };
  if (found !== null && code.endsWith('%}'))
    return { name: found[1] ?? '', markup: code.slice(found[0].length, code.endsWith('-%}') ? -3 : -2) };
  if (code === '{%') throw new SyntaxProblem('A tag begins here and never ends. Close it with `%}`');
  throw new SyntaxProblem(`\`${excerpt(code)}\` names no tag`);
}

/** A mistake in a tag or an output is told with its text. */
function within<T>(code: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    throw new SyntaxProblem(`\`${excerpt(code)}\`: ${error.message}`);
  }
}

/** The lines of a `{% liquid %}` tag, each a tag of its own. */
function lines({ code, line }: Token, markup: string): Source {
  const first = line + (code.slice(0, code.indexOf(markup)).match(/\n/g)?.length ?? 0);
  const tokens = markup
    .split('\n')
    .map((text, i): Token => ({ kind: text.trim() === '' ? 'text' : 'tag', code: text, line: first + i }));
  return { tokens, at: 0, isLines: true };
}

const excerpt = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
};
