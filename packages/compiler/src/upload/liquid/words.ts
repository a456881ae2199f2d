/** What stands within a tag or an output, word by word. Words are read as they are asked for: a theme has a hundred thousand of them. */

/** A mistake in Liquid's syntax. */
export class SyntaxProblem extends Error {}

export type WordKind =
  | 'id'
  | 'string'
  | 'number'
  | 'comparison'
  | 'pipe'
  | 'dot'
  | 'dotdot'
  | 'colon'
  | 'comma'
  | 'open_square'
  | 'close_square'
  | 'open_round'
  | 'close_round'
  | 'question'
  | 'dash'
  | 'end';

const SINGLE: Record<string, WordKind> = {
  '|': 'pipe',
  ':': 'colon',
  ',': 'comma',
  '[': 'open_square',
  ']': 'close_square',
  '(': 'open_round',
  ')': 'close_round',
  '?': 'question',
};

export class Words {
  readonly #markup: string;
  /** Where the next word begins. */
  #at = 0;
  #start = 0;
  /** Of the word that is next to be taken. */
  kind: WordKind = 'end';

  /** Throws a `SyntaxProblem` where the markup begins with no word. */
  constructor(markup: string) {
    this.#markup = markup;
    this.next();
  }

  get text(): string {
    return this.#markup.slice(this.#start, this.#at);
  }

  /** The kind of the word after this one. */
  get following(): WordKind {
    const [at, start, kind] = [this.#at, this.#start, this.kind];
    this.next();
    const found = this.kind;
    this.#at = at;
    this.#start = start;
    this.kind = kind;
    return found;
  }

  /** Goes to the next word. Throws a `SyntaxProblem` for what is none. */
  next(): void {
    const markup = this.#markup;
    let at = this.#at;
    while (isSpace(markup.charCodeAt(at))) at++;
    this.#start = at;
    const before = this.kind;
    this.kind = this.#read(at);
    // After a dot it is a name like any other.
    if (this.kind === 'id' && before !== 'dot' && this.#at - at === 8 && this.text === 'contains')
      this.kind = 'comparison';
  }

  /** Reads the word that begins at `at`. */
  #read(at: number): WordKind {
    const markup = this.#markup;
    if (at >= markup.length) {
      this.#at = at;
      return 'end';
    }
    const char = markup[at] ?? '';
    const code = markup.charCodeAt(at);
    const next = markup.charCodeAt(at + 1);
    const take = (length: number, kind: WordKind): WordKind => {
      this.#at = at + length;
      return kind;
    };
    if (isLetter(code)) {
      let end = at + 1;
      while (isLetter(markup.charCodeAt(end)) || isDigit(markup.charCodeAt(end)) || markup[end] === '-') end++;
      return take((markup[end] === '?' ? end + 1 : end) - at, 'id');
    }
    if (isDigit(code) || (char === '-' && isDigit(next))) {
      let end = at + 1;
      while (isDigit(markup.charCodeAt(end))) end++;
      if (markup[end] === '.' && isDigit(markup.charCodeAt(end + 1))) {
        end++;
        while (isDigit(markup.charCodeAt(end))) end++;
      }
      return take(end - at, 'number');
    }
    if (char === "'" || char === '"') {
      const end = markup.indexOf(char, at + 1);
      if (end < 0) throw new SyntaxProblem(`The string ${markup.slice(at, at + 20)} does not end. Close its quote`);
      return take(end + 1 - at, 'string');
    }
    if (char === '.') return markup[at + 1] === '.' ? take(2, 'dotdot') : take(1, 'dot');
    if (char === '-') return take(1, 'dash');
    if ((char === '=' || char === '!') && markup[at + 1] === '=') return take(2, 'comparison');
    if (char === '<' && markup[at + 1] === '>') return take(2, 'comparison');
    if (char === '<' || char === '>') return take(markup[at + 1] === '=' ? 2 : 1, 'comparison');
    const single = SINGLE[char];
    if (single !== undefined) return take(1, single);
    throw new SyntaxProblem(
      char === '='
        ? 'A single `=` compares nothing. Write `==`'
        : `\`${char}\` means nothing here. Remove it, or put it into quotes`,
    );
  }
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
