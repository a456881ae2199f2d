import { toFloat } from './float.ts';
import { fromBigInt } from './integer.ts';

/** Deepest nesting of arrays and objects. */
const DEEPEST = 100;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
const STRING = /"(?:[^"\\]|\\.)*"/sy;
const WORD = /true|false|null/y;

/** Keys that a plain object moves to its front, or does not store as a member. */
const MOVED_KEY = /^(?:0|[1-9]\d*|__proto__)$/;

/**
 * JSON as values of the language, exactly: `1.0` and `1e3` are floats (`JSON.parse` makes integers of them), integers of
 * any size keep their digits, and an object with keys such as `"10"` is a `Map`, which keeps their order.
 * @throws SyntaxError with the position of what is no JSON, and where it is nested more than 100 deep
 */
export function readJson(text: string): unknown {
  return new Reader(text).document();
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): unknown {
    const value = this.#value(0);
    if (this.#at < this.#text.length) this.#fail();
    return value;
  }

  #value(depth: number): unknown {
    if (depth > DEEPEST) throw new SyntaxError(`JSON is nested more than ${DEEPEST} deep`);
    this.#match(SPACE);
    const value = this.#scalar() ?? this.#collection(depth);
    this.#match(SPACE);
    return value === NULL ? null : value;
  }

  #scalar(): unknown {
    const text = this.#text;
    switch (text[this.#at]) {
      case '"':
        return this.#string();
      case 't':
      case 'f':
      case 'n':
        return WORDS.get(this.#match(WORD)?.[0] ?? this.#fail());
      case '[':
      case '{':
        return undefined;
      default: {
        const [digits, fraction, exponent] = this.#match(NUMBER) ?? this.#fail();
        if (fraction !== undefined || exponent !== undefined) return toFloat(Number(digits));
        return fromBigInt(BigInt(digits));
      }
    }
  }

  #collection(depth: number): unknown {
    return this.#text[this.#at] === '[' ? this.#array(depth + 1) : this.#object(depth + 1);
  }

  #array(depth: number): unknown[] {
    const items: unknown[] = [];
    for (const _ of this.#members(']')) items.push(this.#value(depth));
    return items;
  }

  #object(depth: number): unknown {
    const members = new Map<string, unknown>();
    for (const _ of this.#members('}')) {
      const key = this.#string();
      this.#match(SPACE);
      this.#expect(':');
      members.set(key, this.#value(depth));
    }
    return members.keys().some((key) => MOVED_KEY.test(key)) ? members : Object.fromEntries(members);
  }

  /** Runs once for each member, between the brackets and the commas. */
  *#members(end: string): Iterable<void> {
    this.#at++;
    this.#match(SPACE);
    if (this.#text[this.#at] !== end) {
      yield;
      while (this.#text[this.#at] === ',') {
        this.#at++;
        this.#match(SPACE);
        yield;
      }
    }
    this.#expect(end);
  }

  #string(): string {
    const [literal] = this.#match(STRING) ?? this.#fail();
    return JSON.parse(literal);
  }

  #expect(sign: string): void {
    if (this.#text[this.#at] !== sign) this.#fail();
    this.#at++;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #fail(): never {
    const character = this.#text[this.#at];
    const what = character === undefined ? 'the end' : JSON.stringify(character);
    throw new SyntaxError(`No JSON at character ${this.#at + 1}: ${what}`);
  }
}

/** Stands for `null` while `undefined` means that there is no scalar. */
const NULL = Symbol('null');
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', NULL],
]);
