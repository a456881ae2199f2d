import { LiquidError, LiquidSyntaxError } from '../runtime/error.ts';
import { neverClosed, unknownOuterTag, unknownTag } from './block-errors.ts';
import { newBody } from './body.ts';
import { Block, type Markup, type TagParser, type TagTable, Value } from './custom-tag.ts';
import { ATTRIBUTE, FRAGMENT } from './fragment.ts';
import { MarkupReader } from './markup-reader.ts';
import type { Mode } from './mode.ts';
import { isSpace, trimEnd, trimStart } from './space.ts';
import { countLines, Tokenizer } from './tokenizer.ts';
import type { Body, CustomTag, Node } from './tree.ts';
import { parseVariable } from './variable.ts';

/** A tag that cannot be in a body: the end of a block, a part of one (`else`), or an unknown one. */
export interface Stop {
  name: string;
  markup: string;
}

/** Reads a tag of the language. Throws LiquidError. */
export type LanguageTag = (tag: Markup, parser: TemplateParser) => Node;

/** The tags a template may have, by name. */
export interface Tags {
  language: ReadonlyMap<string, LanguageTag>;
  /** Registered from outside; they come before those of the language. */
  host: TagTable<never>;
}

/** Deepest nesting of blocks in one template. */
const DEEPEST_BLOCKS = 100;

const TAG = /^\{%-?([\t-\r ]*)(#|\w+)([\t-\r ]*)([\s\S]*?)-?%\}$/;
const LINE_TAG = /^[\t-\r ]*(#|\w+)[\t-\r ]*([^\n]*?)$/;
/** The tag at the end of a raw text. */
const RAW_TAG = /^([\s\S]*)\{%-?[\t-\r ]*(\w+)[\t-\r ]*([\s\S]*)?-?%\}$/;

/** Reads one template. Tags read their markup and their bodies through it. */
export class TemplateParser implements TagParser {
  readonly reader: MarkupReader;
  /** The tags of the host that were read. */
  readonly customTags: CustomTag[] = [];
  readonly #tags: Tags;
  #tokens: Tokenizer;
  /** Whether the text that follows loses the white space it begins with. */
  #trims = false;
  #depth = 0;
  /** The parts that the current tag of the host has read. */
  #custom: { blocks: Block[]; values: Value[] } | undefined;

  constructor(source: string, mode: Mode, tags: Tags) {
    this.reader = new MarkupReader(mode);
    this.#tags = tags;
    this.#tokens = new Tokenizer(source, 1, false);
  }

  /** The whole template. @throws LiquidError with its line */
  parse(): Body {
    const body = newBody();
    try {
      const stop = this.#readBody(body);
      if (stop) throw unknownOuterTag(stop.name);
      return body;
    } catch (error) {
      if (error instanceof LiquidSyntaxError) error.line ??= this.reader.line;
      // Markup nested so deeply that the stack ends.
      if (error instanceof RangeError) throw new LiquidError('Nesting too deep');
      throw error;
    }
  }

  /**
   * Reads nodes into the body of a block, up to a tag that no body begins with.
   * @throws LiquidError if the template ends first, or the blocks are nested too deeply
   */
  section(block: string, body: Body): Stop {
    if (this.#depth >= DEEPEST_BLOCKS) throw new LiquidError('Nesting too deep');
    this.#depth++;
    const stop = this.#readBody(body);
    this.#depth--;
    if (!stop) throw neverClosed(block);
    return stop;
  }

  /** Reads the body of a block up to its end tag. @throws LiquidError for every other tag that no body begins with */
  blockBody(block: string): Body {
    const body = newBody();
    const stop = this.section(block, body);
    if (stop.name !== `end${block}`) throw unknownTag(stop.name, block);
    return body;
  }

  /** Reads the body of a tag of the host up to its end tag. */
  body(tag: Markup): Block {
    const block = new Block(this.blockBody(tag.name));
    this.#custom?.blocks.push(block);
    return block;
  }

  /** Reads a value in the markup of a tag of the host. */
  value(markup: string): Value {
    const value = new Value(this.reader.expression(markup));
    this.#custom?.values.push(value);
    return value;
  }

  /** The named arguments in the markup of a tag of the host: `limit: 3, data-type: 'x', closest.product: p`. */
  attributes(markup: string): ReadonlyMap<string, Value> {
    const attributes = new Map<string, Value>();
    for (const [, name = '', value = ''] of markup.matchAll(DOTTED_ATTRIBUTES)) attributes.set(name, this.value(value));
    return attributes;
  }

  /** Arguments of a tag of the host by position, then by name: `'product', product, data-type: 'x'`. */
  arguments(markup: string): { positional: Value[]; named: ReadonlyMap<string, Value> } {
    const positional: Value[] = [];
    let position = 0;
    for (;;) {
      POSITIONAL.lastIndex = position;
      const value = POSITIONAL.exec(markup)?.[1];
      if (value === undefined || /^\w[\w.-]*:/.test(value)) break;
      positional.push(this.value(value));
      position = POSITIONAL.lastIndex;
    }
    return { positional, named: this.attributes(markup.slice(position)) };
  }

  /** The text of a tag whose body is not Liquid and that takes no arguments. @throws LiquidSyntaxError */
  text({ name, markup }: Markup): string {
    if (!isSpace(markup)) throw new LiquidSyntaxError(`Syntax Error in '${name}' - Valid syntax: ${name}`);
    return this.textUntilEnd(name);
  }

  /**
   * The text of a tag whose body is not Liquid, up to its end tag.
   * @param refused error message if the tag stands in itself; without it that is text
   * @throws LiquidSyntaxError if the template ends first
   */
  textUntilEnd(tag: string, refused?: string): string {
    let text = '';
    for (let token = this.#tokens.shift(); token !== undefined; token = this.#tokens.shift()) {
      const match = RAW_TAG.exec(token);
      if (refused !== undefined && match?.[2] === tag) throw new LiquidSyntaxError(refused);
      if (match?.[2] === `end${tag}`) {
        this.#trims = token.at(-3) === '-';
        return text + (match[1] ?? '');
      }
      text += token;
    }
    throw neverClosed(tag);
  }

  /** Skips a comment up to its end: comments nest, and raw blocks in them hide their content. */
  skipComment(): void {
    if (this.#depth >= DEEPEST_BLOCKS) throw new LiquidError('Nesting too deep');
    const { lines } = this.#tokens;
    let depth = 1;
    for (let token = this.#tokens.shift(); token !== undefined; token = this.#tokens.shift()) {
      if (lines && isSpace(token)) continue;
      const name = lines ? LINE_TAG.exec(token)?.[1] : TAG.exec(token)?.[2];
      if (name === 'raw') this.#skipRaw();
      else if (name === 'comment') depth++;
      else if (name === 'endcomment' && --depth === 0) {
        if (!lines) this.#trims = token.at(-3) === '-';
        return;
      }
    }
    throw neverClosed('comment');
  }

  #skipRaw(): void {
    for (let token = this.#tokens.shift(); token !== undefined; token = this.#tokens.shift()) {
      if (RAW_TAG.exec(token)?.[2] === 'endraw') return;
    }
    throw neverClosed('raw');
  }

  #readBody(body: Body): Stop | undefined {
    this.reader.line = this.#tokens.line;
    return this.#tokens.lines ? this.#readLines(body) : this.#readDocument(body);
  }

  #readDocument(body: Body): Stop | undefined {
    for (let token = this.#tokens.shift(); token !== undefined; token = this.#tokens.shift()) {
      if (token.startsWith('{%')) {
        this.#trimAround(token, body);
        const match = TAG.exec(token);
        if (!match) {
          if (token.endsWith('%}')) return { name: token, markup: token };
          throw new LiquidSyntaxError(`Tag '${token}' was not properly terminated with regexp: /\\%\\}/`);
        }
        const [, before = '', name = '', after = '', markup = ''] = match;
        this.reader.line += countLines(before) + countLines(after);
        if (name === 'liquid') {
          this.#readLiquid(markup, body);
          continue;
        }
        if (!this.#readTag(name, markup, body)) return { name, markup };
      } else if (token.startsWith('{{')) {
        this.#trimAround(token, body);
        this.#readOutput(token, body);
      } else this.#readText(token, body);
      this.reader.line = this.#tokens.line;
    }
    return undefined;
  }

  #readText(token: string, body: Body): void {
    const text = this.#trims ? trimStart(token) : token;
    this.#trims = false;
    body.nodes.push({ type: 'text', text });
    body.blank &&= isSpace(text);
  }

  #readOutput(token: string, body: Body): void {
    if (!token.endsWith('}}')) {
      throw new LiquidSyntaxError(`Variable '${token}' was not properly terminated with regexp: /\\}\\}/`);
    }
    const start = token[2] === '-' ? 3 : 2;
    const end = token.at(-3) === '-' ? token.length - 3 : token.length - 2;
    const { line } = this.reader;
    const filtered = parseVariable(token.slice(start, Math.max(start, end)), this.reader);
    body.nodes.push({ type: 'output', filtered, line, blank: false });
    body.blank = false;
  }

  /** White space control: a hyphen takes the white space of the text before or after. */
  #trimAround(token: string, body: Body): void {
    const previous = token[2] === '-' ? body.nodes.at(-1) : undefined;
    if (previous?.type === 'text') previous.text = trimEnd(previous.text);
    this.#trims = token.at(-3) === '-';
  }

  /** Parses the lines of a `{% liquid %}` tag in place of it. */
  #readLiquid(markup: string, body: Body): void {
    const outer = this.#tokens;
    this.#tokens = new Tokenizer(markup, this.reader.line, true);
    const stop = this.#readLines(body);
    this.#tokens = outer;
    if (stop) throw unknownTag(stop.name, 'liquid', '%}');
  }

  #readLines(body: Body): Stop | undefined {
    for (let token = this.#tokens.shift(); token !== undefined; token = this.#tokens.shift()) {
      if (!isSpace(token)) {
        const match = LINE_TAG.exec(token);
        if (!match) return { name: token, markup: token };
        const [, name = '', markup = ''] = match;
        if (name === 'liquid') {
          this.reader.line--;
          this.#readLiquid(markup, body);
          continue;
        }
        if (!this.#readTag(name, markup, body)) return { name, markup };
      }
      this.reader.line = this.#tokens.line;
    }
    return undefined;
  }

  /** Whether there is a tag of the name; its node is put into the body. */
  #readTag(name: string, markup: string, body: Body): boolean {
    const { line } = this.reader;
    const node = this.#parseTag({ name, markup, line });
    if (!node) return false;
    body.nodes.push(node);
    body.blank &&= node.type !== 'text' && node.blank;
    return true;
  }

  #parseTag(tag: Markup): Node | undefined {
    const { host, language } = this.#tags;
    const definition = Object.hasOwn(host, tag.name) ? host[tag.name] : undefined;
    if (!definition || definition.accepts?.(tag.markup) === false) return language.get(tag.name)?.(tag, this);
    const outer = this.#custom;
    const read = { blocks: [], values: [] };
    this.#custom = read;
    const node = definition.parse(tag, this);
    this.#custom = outer;
    const custom: CustomTag = { name: tag.name, markup: tag.markup, node, ...read };
    this.customTags.push(custom);
    return { type: 'custom', tag: custom, line: tag.line, blank: node.blank ?? false };
  }
}

const DOTTED_ATTRIBUTES = new RegExp(ATTRIBUTE.replace('[\\w-]*', '[\\w.-]*'), 'g');
const POSITIONAL = new RegExp(`[\\t-\\r ]*(${FRAGMENT})[\\t-\\r ]*(,|$)`, 'y');
