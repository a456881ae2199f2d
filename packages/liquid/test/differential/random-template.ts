import type { Random } from '../random.ts';
import { NAMES } from './random-data.ts';
import {
  FILTER_NAMES,
  FILTERS,
  FORMATS,
  JUNK,
  KEYS,
  NUMBERS,
  ODD_NUMBERS,
  OPERATORS,
  SNIPPETS,
  STRINGS,
  TEXTS,
} from './vocabulary.ts';

/** Writes random templates of the whole language: all tags, filters and operators, odd white space, and what lax mode forgives. */
export class TemplateWriter {
  readonly #random: Random;
  /** How often something is written as nobody should. */
  readonly #oddity: number;
  /** Snippets that may be used: those that cannot lead back here. */
  readonly #snippets: readonly string[];
  #names: string[];
  #loops = 0;

  constructor(random: Random, oddity: number, snippets: readonly string[] = SNIPPETS) {
    this.#random = random;
    this.#oddity = oddity;
    this.#snippets = snippets;
    this.#names = [...NAMES, 'x', 'y', 'missing'];
  }

  template(size: number): string {
    return this.#random.times(size, () => this.#part(2)).join('');
  }

  #part(depth: number): string {
    const kind = this.#random.integer(0, 9);
    if (kind <= 2) return this.#random.pick(TEXTS);
    if (kind <= 5) return this.#output();
    return depth > 0 && kind <= 8 ? this.#block(depth - 1) : this.#tag();
  }

  #body(depth: number): string {
    return this.#random.times(this.#random.integer(0, 3), () => this.#part(depth)).join('');
  }

  #odd(): boolean {
    return this.#random.chance(this.#oddity);
  }

  /** White space where the language takes any. */
  #space(): string {
    return this.#odd() ? this.#random.pick(['', '  ', '\n', '\t', '\r\n', '\f']) : ' ';
  }

  #delimited(open: string, markup: string, close: string): string {
    const trim = () => (this.#random.chance(0.15) ? '-' : '');
    const spoiled = this.#random.chance(this.#oddity / 2) ? this.#spoil(markup) : markup;
    return `${open}${trim()}${this.#space()}${spoiled}${this.#space()}${trim()}${close}`;
  }

  /** Inserts, drops or doubles a few characters. */
  #spoil(markup: string): string {
    // By code point: half of one is no text.
    const characters = [...markup];
    const at = this.#random.integer(0, characters.length);
    const length = this.#random.integer(0, 3);
    return this.#random
      .pick([
        () => characters.toSpliced(at, 0, this.#random.pick(JUNK)),
        () => characters.toSpliced(at, length),
        () => characters.toSpliced(at, 0, ...characters.slice(at, at + length)),
      ])()
      .join('');
  }

  #tagOf(markup: string): string {
    return this.#delimited('{%', markup, '%}');
  }

  #output(): string {
    return this.#delimited('{{', this.#value(), '}}');
  }

  #string(text: string): string {
    const quote = text.includes("'") ? '"' : text.includes('"') || this.#random.chance(0.7) ? "'" : '"';
    return `${quote}${text}${quote}`;
  }

  #name(): string {
    return this.#random.pick(this.#names);
  }

  #lookup(): string {
    let path = this.#odd() && this.#random.chance(0.2) ? `[${this.#string(this.#name())}]` : this.#name();
    while (this.#random.chance(0.35)) {
      path += this.#random.pick([
        () => `.${this.#random.pick(['a', 'b', 'title', 'size', 'first', 'last', 'k', 'price'])}`,
        () => `[${this.#random.pick(['0', '1', '-1', '5'])}]`,
        () => `[${this.#string(this.#random.pick(KEYS))}]`,
        () => `[${this.#name()}]`,
        () => (this.#odd() ? `.${this.#random.pick(['1', '-1', 'a?', 'length', 'constructor', '__proto__'])}` : '.b'),
      ])();
    }
    return path;
  }

  #range(): string {
    const end = () =>
      this.#random.pick([
        () => this.#random.pick(['0', '1', '3', '5', '-1', '2']),
        () => this.#random.pick(['n', 'm', 'missing']),
        () => (this.#odd() ? this.#random.pick(['2.5', "'3'", 'nil', 's', 'true', 'list']) : '4'),
      ])();
    return this.#odd() && this.#random.chance(0.3) ? `( ${end()} .. ${end()} )` : `(${end()}..${end()})`;
  }

  #expression(): string {
    const kind = this.#random.integer(0, 11);
    if (kind <= 5) return this.#lookup();
    if (kind <= 7) return this.#random.pick(this.#odd() ? ODD_NUMBERS : NUMBERS);
    if (kind <= 9) return this.#string(this.#random.pick(STRINGS));
    return kind === 10 ? this.#range() : this.#random.pick(['true', 'false', 'nil', 'null', 'empty', 'blank']);
  }

  #argument(kind: string): string {
    if (this.#random.chance(0.2) || this.#odd()) return this.#expression();
    switch (kind) {
      case 'n':
        return this.#random.pick(NUMBERS);
      case 's':
        return this.#string(this.#random.pick(STRINGS));
      case 'k':
        return this.#string(this.#random.pick(KEYS));
      case 'd':
        return this.#string(this.#random.pick(FORMATS));
      default:
        return this.#expression();
    }
  }

  #filter(): string {
    const name = this.#random.pick(FILTER_NAMES);
    const kinds = [...(FILTERS[name] ?? '')];
    const most = this.#odd() ? this.#random.integer(0, kinds.length + 1) : kinds.length;
    const least = name === 'replace_last' || kinds.length < 2 ? most : 1;
    const count = Math.max(Math.min(least, most), this.#random.integer(least, most));
    const args = Array.from({ length: count }, (_, index) => this.#argument(kinds[index] ?? 'v'));
    if (this.#random.chance(name === 'default' ? 0.3 : this.#oddity / 10)) {
      args.push(`${this.#random.pick(['allow_false', 'a', 'data-x'])}: ${this.#expression()}`);
    }
    const separator = this.#odd() ? this.#random.pick([',', ' , ', ' ', ':', ', ,']) : ', ';
    const filter = `${this.#space()}|${this.#space()}${name}${args.length > 0 ? `:${this.#space()}${args.join(separator)}` : ''}`;
    // What is no base64 decodes to bytes that are no text: the reference prints them as such.
    return name.endsWith('_encode') && name.startsWith('base64') && this.#random.chance(0.5)
      ? `${filter} | ${name.replace('encode', 'decode')}`
      : filter;
  }

  #value(): string {
    let value = this.#expression();
    while (this.#random.chance(0.45)) value += this.#filter();
    return value;
  }

  #comparison(): string {
    if (this.#random.chance(0.35)) return this.#expression();
    const operator =
      this.#odd() && this.#random.chance(0.3)
        ? this.#random.pick(['=', '===', 'is', '=>', '~'])
        : this.#random.pick(OPERATORS);
    const space = this.#odd() && this.#random.chance(0.3) ? '' : ' ';
    return `${this.#expression()}${space}${operator}${space}${this.#expression()}`;
  }

  #condition(): string {
    let condition = this.#comparison();
    while (this.#random.chance(0.25)) condition += ` ${this.#random.pick(['and', 'or'])} ${this.#comparison()}`;
    return condition;
  }

  #named(): string {
    const separator = this.#odd() ? this.#random.pick([' ', ' , ', ',', ', , ']) : ', ';
    return this.#random
      .times(
        this.#random.integer(0, 3),
        () => `${separator}${this.#random.pick(['a', 'b', 'x', 'n'])}:${this.#space()}${this.#expression()}`,
      )
      .join('');
  }

  #partial(): string {
    const name = this.#snippets.length > 0 && this.#random.chance(0.9) ? this.#random.pick(this.#snippets) : 'none';
    const by = this.#random.chance(0.3)
      ? ` ${this.#random.pick(['with', 'for'])} ${this.#expression()}${this.#random.chance(0.4) ? ` as ${this.#random.pick(['x', 'item'])}` : ''}`
      : '';
    return `${this.#string(name)}${by}${this.#named()}`;
  }

  #tag(): string {
    const write = this.#random.pick([
      () =>
        `assign ${this.#random.pick(['x', 'y', 'n', 's', this.#odd() ? 'a.b' : 'x'])} =${this.#space()}${this.#value()}`,
      () => `assign ${this.#random.pick(['x', 'y'])} = ${this.#value()}`,
      () => `echo ${this.#value()}`,
      () => `${this.#random.pick(['increment', 'decrement'])} ${this.#random.pick(['x', 'c', 'n', 'a-b'])}`,
      () =>
        `cycle ${this.#random.chance(0.3) ? `${this.#string('g')}: ` : ''}${this.#random.times(this.#random.integer(1, 3), () => this.#expression()).join(', ')}`,
      () => `render ${this.#partial()}`,
      () => `include ${this.#random.chance(0.1) ? this.#expression() : this.#partial()}`,
      () => (this.#loops > 0 || this.#random.chance(0.1) ? this.#random.pick(['break', 'continue']) : 'echo x'),
      () => `# ${this.#random.pick(['a comment', 'x | y', 'a\n# b'])}`,
      () => `liquid\n${this.#lines()}`,
      () =>
        this.#odd()
          ? this.#random.pick(['else', 'endif', 'nothing_such', '', 'elsif x', 'when 1', 'IF', 'end'])
          : 'echo n',
    ]);
    return this.#tagOf(write());
  }

  /** Lines of a `liquid` tag. */
  #lines(): string {
    const line = () =>
      this.#random.pick([
        () => `assign x = ${this.#value()}`,
        () => `echo ${this.#value()}`,
        () => `if ${this.#condition()}\n  echo ${this.#value()}\nelse\n  echo 'e'\nendif`,
        () => `for i in ${this.#range()}\necho i\nendfor`,
        () => '',
        () => '# note',
        () => 'increment c',
        () => `case ${this.#expression()}\nwhen ${this.#expression()}\necho 1\nendcase`,
      ])();
    return this.#random
      .times(this.#random.integer(1, 3), line)
      .map((text) => text.replace(/[\r\f]/g, ' '))
      .join('\n');
  }

  #block(depth: number): string {
    const end = (name: string): string => this.#tagOf(this.#odd() && this.#random.chance(0.1) ? 'end' : `end${name}`);
    const otherwise = (): string => (this.#random.chance(0.3) ? this.#tagOf('else') + this.#body(depth) : '');
    const name = this.#random.pick([
      'if',
      'if',
      'unless',
      'case',
      'for',
      'for',
      'tablerow',
      'capture',
      'ifchanged',
      'comment',
      'raw',
      'doc',
    ]);
    switch (name) {
      case 'if':
      case 'unless': {
        const elsif = this.#random.chance(0.2) ? this.#tagOf(`elsif ${this.#condition()}`) + this.#body(depth) : '';
        return `${this.#tagOf(`${name} ${this.#condition()}`)}${this.#body(depth)}${elsif}${otherwise()}${end(name)}`;
      }
      case 'case': {
        const when = () =>
          `${this.#tagOf(`when ${this.#random.times(this.#random.integer(1, 3), () => this.#expression()).join(this.#random.pick([', ', ' or ', ' , ']))}`)}${this.#body(depth)}`;
        return `${this.#tagOf(`case ${this.#expression()}`)}${this.#random.pick(['', ' ', '\n', 'x'])}${this.#random.times(this.#random.integer(0, 2), when).join('')}${otherwise()}${end(name)}`;
      }
      case 'for':
      case 'tablerow':
        return this.#loop(name, depth) + (name === 'for' ? otherwise() : '') + end(name);
      case 'capture':
        return `${this.#tagOf(`capture ${this.#random.pick(['x', 'y', "'x'", 's'])}`)}${this.#body(depth)}${end(name)}`;
      case 'ifchanged':
        return this.#tagOf(name) + this.#body(depth) + end(name);
      default:
        return this.#tagOf(name) + (this.#odd() ? this.#body(depth) : this.#random.pick(TEXTS)) + end(name);
    }
  }

  #loop(name: string, depth: number): string {
    const variable = this.#random.pick(['i', 'item', 'x']);
    const collection = this.#random.pick([
      () => this.#range(),
      () => this.#random.pick(['list', 'words', 'nums', 'hash', 'rows', 's', 'empty_list', 'any']),
      () => this.#expression(),
    ])();
    const attributes = [
      [0.2, () => `limit:${this.#space()}${this.#loopNumber()}`],
      [0.2, () => `offset:${this.#space()}${this.#random.chance(0.3) ? 'continue' : this.#loopNumber()}`],
      [name === 'tablerow' ? 0.6 : this.#oddity / 5, () => `cols:${this.#space()}${this.#loopNumber()}`],
    ] as const;
    const reversed = this.#random.chance(name === 'for' ? 0.15 : this.#oddity / 5) ? ' reversed' : '';
    const given = attributes
      .filter(([probability]) => this.#random.chance(probability))
      .map(([, write]) => `${this.#random.pick([' ', ', '])}${write()}`);
    const before = this.#names;
    this.#names = [
      ...before,
      variable,
      variable,
      variable,
      name === 'for' ? 'forloop' : 'tablerowloop',
      `${name === 'for' ? 'forloop' : 'tablerowloop'}.${this.#random.pick(['index', 'index0', 'rindex', 'rindex0', 'first', 'last', 'length', 'parentloop', 'name', 'col', 'row', 'col_last', 'size'])}`,
    ];
    this.#loops++;
    const text = `${this.#tagOf(`${name} ${variable} in ${collection}${reversed}${given.join('')}`)}${this.#body(depth)}`;
    this.#loops--;
    this.#names = before;
    return text;
  }

  #loopNumber(): string {
    return this.#odd() ? this.#expression() : this.#random.pick(['0', '1', '2', '3', 'n', 'm', "'2'"]);
  }
}
