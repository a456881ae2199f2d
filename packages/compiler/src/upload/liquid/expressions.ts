/** Expressions and their filters, as strictly as the strictest of Ruby Liquid's parsers takes them. */
import { SyntaxProblem, type WordKind, Words } from './words.ts';

const EXPECTED: Partial<Record<WordKind, string>> = {
  id: 'a name',
  string: 'a string in quotes',
  colon: '`:`',
  close_square: '`]`',
  close_round: '`)`',
  dotdot: '`..`',
  end: 'nothing more',
};

/** What a value is, as far as a file can tell. */
type Value = 'string' | 'number' | 'boolean' | 'range' | 'name';

/** Reads the words of a tag or an output one after the other. */
export class Expressions {
  readonly #words: Words;

  constructor(markup: string) {
    this.#words = new Words(markup);
  }

  look(kind: WordKind): boolean {
    return this.#words.kind === kind;
  }

  /** The text of the next word, which must be of this kind. */
  take(kind: WordKind): string {
    if (this.#words.kind !== kind)
      throw new SyntaxProblem(`Liquid wants ${EXPECTED[kind] ?? kind} here, and finds ${this.#found()}`);
    const { text } = this.#words;
    if (kind !== 'end') this.#words.next();
    return text;
  }

  /** Whether the next word is of this kind; then it is taken. */
  takes(kind: WordKind): boolean {
    if (this.#words.kind !== kind) return false;
    this.#words.next();
    return true;
  }

  /** Whether the next word is this name; then it is taken. */
  takesName(name: string): boolean {
    if (this.#words.kind !== 'id' || this.#words.text !== name) return false;
    this.#words.next();
    return true;
  }

  end(): void {
    this.take('end');
  }

  /** The text of a string that is next; undefined for anything else. It is not taken. */
  get literal(): string | undefined {
    return this.#words.kind === 'string' ? this.#words.text.slice(1, -1) : undefined;
  }

  /** A value: a name with its members, a string, a number or a range. */
  value(): Value {
    switch (this.#words.kind) {
      case 'id': {
        const name = this.take('id');
        const isMember = this.#members();
        return !isMember && (name === 'true' || name === 'false') ? 'boolean' : 'name';
      }
      case 'string':
      case 'number': {
        const { kind } = this.#words;
        this.#words.next();
        return kind;
      }
      case 'open_round': {
        this.#words.next();
        const first = this.value();
        this.take('dotdot');
        const last = this.value();
        this.take('close_round');
        const odd = [first, last].find((side) => side === 'boolean' || side === 'range');
        if (odd !== undefined) throw new SyntaxProblem(`A range begins and ends with a number, not with a ${odd}`);
        return 'range';
      }
      case 'open_square':
        throw new SyntaxProblem("A name in brackets needs what it is read of. Write `object['name']`");
      default:
        throw new SyntaxProblem(`Liquid wants a value here, and finds ${this.#found()}`);
    }
  }

  /** `.name` and `[value]`, as many as there are. */
  #members(): boolean {
    for (let count = 0; ; count++) {
      if (this.takes('open_square')) {
        this.value();
        this.take('close_square');
      } else if (this.takes('dot')) this.take('id');
      else return count > 0;
    }
  }

  #found(): string {
    return this.#words.kind === 'end' ? 'the end of the tag' : `\`${this.#words.text}\``;
  }

  /** `| name: a, b: c`, as many as there are. Their names. */
  filters(): string[] {
    const names: string[] = [];
    while (this.takes('pipe')) {
      names.push(this.take('id'));
      if (!this.takes('colon')) continue;
      do this.#argument();
      while (this.takes('comma'));
    }
    return names;
  }

  #argument(): void {
    if (this.look('id') && this.#words.following === 'colon') {
      this.take('id');
      this.take('colon');
    }
    this.value();
  }

  /** `key: value` pairs, with or without commas between them. Their keys. */
  pairs(): string[] {
    this.takes('comma');
    const keys: string[] = [];
    while (this.look('id')) {
      keys.push(this.take('id'));
      this.take('colon');
      this.value();
      this.takes('comma');
    }
    return keys;
  }

  /** `a == b and c`. */
  condition(): void {
    do {
      this.value();
      if (this.takes('comparison')) this.value();
    } while (this.takesName('and') || this.takesName('or'));
    this.end();
  }
}

/** A string that is the first value of an output, and the filters after it. */
export interface Printed {
  /** The text of a string literal; undefined for any other value. */
  literal: string | undefined;
  filters: string[];
}

/** What stands in `{{ }}`, after `echo`, and after the `=` of `assign`. */
export function output(markup: string): Printed {
  const words = new Expressions(markup);
  if (words.look('end')) return { literal: undefined, filters: [] };
  const { literal } = words;
  words.value();
  const filters = words.filters();
  words.end();
  return { literal, filters };
}
