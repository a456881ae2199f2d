/** JSON with the line of each value, so that a mistake can be told with its place. */

export type Json = { line: number } & (
  | { kind: 'object'; members: ReadonlyMap<string, Member> }
  | { kind: 'array'; items: readonly Json[] }
  | { kind: 'string'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'null' }
);

export interface Member {
  /** Line of the key, and its column from 1. */
  line: number;
  column: number;
  value: Json;
}

export interface JsonProblem {
  line: number;
  message: string;
}

export type ParsedJson = { ok: true; value: Json; repeated: JsonProblem[] } | { ok: false; error: JsonProblem };

export interface JsonOptions {
  /** Line of the text's first character in its file. */
  line?: number;
  /** Comments and commas before a closing bracket are taken, as the platform takes them in files that its editor writes. */
  lenient?: boolean;
}

class Malformed extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** `repeated` are keys that an object has twice: the platform takes the last and drops the others. */
export function parseJson(text: string, { line = 1, lenient = false }: JsonOptions = {}): ParsedJson {
  const reader = new Reader(text, line, lenient);
  try {
    const value = reader.whole();
    return { ok: true, value, repeated: reader.repeated };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { ok: false, error: { line: error.line, message: error.message } };
  }
}

const SPACE = /[ \t\r\n\uFEFF]*/y;
const SPACE_OR_COMMENT = /(?:[ \t\r\n\uFEFF]|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const STRING = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Reader {
  readonly #text: string;
  readonly #lenient: boolean;
  #at = 0;
  #line: number;
  /** Offset of the first character of the line. */
  #lineStart = 0;
  readonly repeated: JsonProblem[] = [];

  constructor(text: string, line: number, lenient: boolean) {
    this.#text = text;
    this.#line = line;
    this.#lenient = lenient;
  }

  whole(): Json {
    const value = this.#value();
    this.#skip();
    if (this.#at < this.#text.length) this.#fail(`\`${this.#text[this.#at]}\` follows where the value has ended`);
    return value;
  }

  #value(): Json {
    this.#skip();
    const line = this.#line;
    const char = this.#text[this.#at];
    if (char === '{') return this.#object(line);
    if (char === '[') return this.#array(line);
    if (char === '"') return { kind: 'string', line, value: this.#string() };
    const found = this.#match(LITERAL);
    if (found === undefined)
      this.#fail(char === undefined ? 'It ends where a value is missing' : `\`${char}\` begins no value`);
    if (found === 'null') return { kind: 'null', line };
    if (found === 'true' || found === 'false') return { kind: 'boolean', line, value: found === 'true' };
    return { kind: 'number', line, value: Number(found) };
  }

  #object(line: number): Json {
    const members = new Map<string, Member>();
    this.#at++;
    for (let first = true; ; first = false) {
      this.#skip();
      if (this.#takes('}') && (first || this.#lenient)) return { kind: 'object', line, members };
      if (this.#text[this.#at] !== '"')
        this.#fail('An object has keys in double quotes, and no comma after the last member');
      const at = { line: this.#line, column: this.#at - this.#lineStart + 1 };
      const key = this.#string();
      this.#skip();
      if (!this.#takes(':')) this.#fail(`The key "${key}" is not followed by a colon`);
      const value = this.#value();
      if (members.has(key))
        this.repeated.push({
          line: at.line,
          message: `The key "${key}" is there twice: only one of them counts. Remove the other`,
        });
      members.set(key, { ...at, value });
      this.#skip();
      if (this.#takes('}')) return { kind: 'object', line, members };
      if (!this.#takes(',')) this.#fail(`A comma or \`}\` is missing after the member "${key}"`);
    }
  }

  #array(line: number): Json {
    const items: Json[] = [];
    this.#at++;
    for (let first = true; ; first = false) {
      this.#skip();
      if ((first || this.#lenient) && this.#takes(']')) return { kind: 'array', line, items };
      items.push(this.#value());
      this.#skip();
      if (this.#takes(']')) return { kind: 'array', line, items };
      if (!this.#takes(',')) this.#fail('A comma or `]` is missing after an item');
    }
  }

  #string(): string {
    const found = this.#match(STRING);
    if (found === undefined)
      this.#fail('A string does not end on its line, or holds an escape that JSON does not have');
    if (!found.includes('\\')) return found.slice(1, -1);
    const value: unknown = JSON.parse(found);
    return String(value);
  }

  #skip(): void {
    const from = this.#at;
    const pattern = this.#lenient ? SPACE_OR_COMMENT : SPACE;
    pattern.lastIndex = from;
    pattern.test(this.#text);
    this.#at = pattern.lastIndex;
    for (let i = from; i < this.#at; i++) {
      if (this.#text[i] !== '\n') continue;
      this.#line++;
      this.#lineStart = i + 1;
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #takes(char: string): boolean {
    if (this.#text[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #fail(message: string): never {
    throw new Malformed(this.#line, message);
  }
}

/** A member's value; undefined where it is not there, or the value is no object. */
export const member = (json: Json | undefined, key: string): Json | undefined =>
  json?.kind === 'object' ? json.members.get(key)?.value : undefined;

/** Key, value and line of the key of each member. None where the value is no object. */
export const members = (json: Json | undefined): (Member & { key: string })[] =>
  json?.kind === 'object' ? [...json.members].map(([key, found]) => ({ key, ...found })) : [];

export const items = (json: Json | undefined): readonly Json[] => (json?.kind === 'array' ? json.items : []);

export const textOf = (json: Json | undefined): string | undefined =>
  json?.kind === 'string' ? json.value : undefined;

export const numberOf = (json: Json | undefined): number | undefined =>
  json?.kind === 'number' ? json.value : undefined;

/** A value as a message shows it, shortened. */
export function shown(json: Json): string {
  switch (json.kind) {
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    case 'null':
      return 'null';
    default: {
      const text = JSON.stringify(json.value);
      return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
    }
  }
}
