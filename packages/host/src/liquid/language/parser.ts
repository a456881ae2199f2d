import { Body, Output, type RenderNode } from './body.ts';
import { LiquidSyntaxError } from './error.ts';
import type { Expression } from './expression.ts';
import type { FilterTable } from './filter.ts';
import { type Markup, SyntaxErrorAt, tokenize } from './tokens.ts';
import { parseVariable } from './variable.ts';

/** Parses one kind of tag, from after its name on; block tags read their body from the parser. */
export type TagParser = (tag: Markup, parser: TemplateParser) => RenderNode | readonly RenderNode[];

export interface TagDefinition {
  parse: TagParser;
  /** Name of the end tag, for block tags. */
  end?: string;
}

export type TagTable = Readonly<Record<string, TagDefinition>>;

/** Deepest nesting of blocks in one file. */
const DEEPEST_BLOCKS = 100;

/** Reads the tokens of one template and makes nodes of them. */
export class TemplateParser {
  /** Theme path without extension. */
  readonly file: string;
  /** Tags that could not be understood; each prints its sentence in its own place. */
  readonly problems: { line: number; message: string }[] = [];
  #tokens: (string | Markup)[];
  readonly #tags: TagTable;
  readonly #filters: FilterTable;
  #position = 0;
  #depth = 0;

  constructor(source: string, file: string, tags: TagTable, filters: FilterTable) {
    this.file = file;
    this.#tags = tags;
    this.#filters = filters;
    this.#tokens = tokenize(source, file);
  }

  /** The whole template. */
  parse(): Body {
    const nodes: (string | RenderNode)[] = [];
    while (this.#position < this.#tokens.length) nodes.push(...this.#next());
    return new Body(nodes);
  }

  /** A value with filters. */
  variable(markup: string): Expression {
    return parseVariable(markup, this.#filters);
  }

  /**
   * Reads the body of a block up to one of the tags named, which is consumed and returned.
   * @throws SyntaxErrorAt if the file ends first.
   */
  body(tag: Markup, ...ends: readonly string[]): { body: Body; end: Markup } {
    const nodes: (string | RenderNode)[] = [];
    if (++this.#depth > DEEPEST_BLOCKS) throw new SyntaxErrorAt('Nesting too deep', tag.line());
    while (this.#position < this.#tokens.length) {
      const token = this.#tokens[this.#position];
      if (typeof token === 'object' && token.kind === 'tag' && ends.includes(token.name)) {
        this.#position++;
        this.#depth--;
        return { body: new Body(nodes), end: token };
      }
      nodes.push(...this.#next());
    }
    throw new SyntaxErrorAt(`'${tag.name}' tag was never closed`, tag.line());
  }

  /** The text of a verbatim tag up to its end tag. */
  text(tag: Markup): string {
    const { body } = this.body(tag, `end${tag.name}`);
    return body.nodes.filter((node) => typeof node === 'string').join('');
  }

  /** Parses the lines of a `{% liquid %}` tag in place of it. */
  lines(lines: Markup[]): RenderNode[] {
    const [tokens, position] = [this.#tokens, this.#position];
    [this.#tokens, this.#position] = [lines, 0];
    const nodes: RenderNode[] = [];
    try {
      while (this.#position < lines.length) {
        for (const node of this.#next()) if (typeof node === 'object') nodes.push(node);
      }
    } finally {
      [this.#tokens, this.#position] = [tokens, position];
    }
    return nodes;
  }

  #next(): readonly (string | RenderNode)[] {
    const token = this.#tokens[this.#position++];
    if (token === undefined || token === '') return [];
    if (typeof token === 'string') return [token];
    if (token.kind === 'output') return [new Output(this.variable(token.markup), token.line)];
    return this.#parseTag(token);
  }

  /** A tag that cannot be understood prints its error in its own place; its body is skipped. */
  #parseTag(tag: Markup): readonly RenderNode[] {
    const definition = Object.hasOwn(this.#tags, tag.name) ? this.#tags[tag.name] : undefined;
    if (!definition) return [this.#errorNode(new LiquidSyntaxError(`Unknown tag '${tag.name}'`), tag)];
    const start = this.#position;
    const depth = this.#depth;
    try {
      const nodes = [definition.parse(tag, this)].flat();
      for (const node of nodes) node.line ??= tag.line;
      return nodes;
    } catch (error) {
      if (!(error instanceof LiquidSyntaxError) || error instanceof SyntaxErrorAt) throw error;
      this.#position = start;
      this.#depth = depth;
      if (definition.end !== undefined) this.#skip(tag, definition.end);
      return [this.#errorNode(error, tag)];
    }
  }

  #errorNode(error: LiquidSyntaxError, tag: Markup): RenderNode {
    this.problems.push({ line: tag.line(), message: error.message });
    return {
      line: tag.line,
      render() {
        throw error;
      },
    };
  }

  #skip(tag: Markup, end: string): void {
    let depth = 1;
    while (this.#position < this.#tokens.length) {
      const token = this.#tokens[this.#position++];
      if (typeof token !== 'object' || token.kind !== 'tag') continue;
      if (token.name === tag.name) depth++;
      else if (token.name === end && --depth === 0) return;
    }
    throw new SyntaxErrorAt(`'${tag.name}' tag was never closed`, tag.line());
  }
}
