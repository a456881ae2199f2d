/** Expressions and their filters, as strictly as the strictest of Ruby Liquid's parsers takes them. */
import { lex, SyntaxProblem, type Word, type WordKind } from './lex.ts';

const EXPECTED: Partial<Record<WordKind, string>> = {
  id: 'a name',
  string: 'a string in quotes',
  colon: '`:`',
  close_square: '`]`',
  close_round: '`)`',
  dotdot: '`..`',
  end: 'nothing more',
};

/** Reads the words of a tag or an output one after the other. */
export class Expressions {
  readonly #words: Word[];
  #at = 0;

  constructor(markup: string) {
    this.#words = lex(markup);
  }

  look(kind: WordKind, ahead = 0): boolean {
    return this.#words[this.#at + ahead]?.kind === kind;
  }

  /** The next word, which must be of this kind. */
  take(kind: WordKind): string {
    const word = this.#words[this.#at];
    if (word?.kind !== kind)
      throw new SyntaxProblem(`Liquid wants ${EXPECTED[kind] ?? kind} here, and finds ${named(word)}`);
    this.#at++;
    return word.text;
  }

  /** Whether the next word is of this kind; then it is taken. */
  takes(kind: WordKind): boolean {
    if (!this.look(kind)) return false;
    this.#at++;
    return true;
  }

  /** Whether the next word is this name; then it is taken. */
  takesName(name: string): boolean {
    const word = this.#words[this.#at];
    if (word?.kind !== 'id' || word.text !== name) return false;
    this.#at++;
    return true;
  }

  end(): void {
    this.take('end');
  }

  /** A value: a name with its members, a string, a number or a range. Its text, normalized. */
  value(): string {
    const word = this.#words[this.#at];
    switch (word?.kind) {
      case 'id':
        this.#at++;
        return word.text + this.#members();
      case 'string':
      case 'number':
        this.#at++;
        return word.text;
      case 'open_round': {
        this.#at++;
        const first = this.value();
        this.take('dotdot');
        const last = this.value();
        this.take('close_round');
        const odd = [first, last].find((side) => side === 'true' || side === 'false' || side.startsWith('('));
        if (odd !== undefined) throw new SyntaxProblem(`A range begins and ends with a number, not with ${odd}`);
        return `(${first}..${last})`;
      }
      case 'open_square':
        throw new SyntaxProblem("A name in brackets needs what it is read of. Write `object['name']`");
      default:
        throw new SyntaxProblem(`Liquid wants a value here, and finds ${named(word)}`);
    }
  }

  #members(): string {
    let text = '';
    for (;;) {
      if (this.takes('open_square')) {
        text += `[${this.value()}]`;
        this.take('close_square');
      } else if (this.takes('dot')) text += `.${this.take('id')}`;
      else return text;
    }
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
    if (this.look('id') && this.look('colon', 1)) {
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

const named = (word: Word | undefined): string =>
  word === undefined || word.kind === 'end' ? 'the end of the tag' : `\`${word.text}\``;

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
  const value = words.value();
  const filters = words.filters();
  words.end();
  return { literal: /^["']/.test(value) ? value.slice(1, -1) : undefined, filters };
}
