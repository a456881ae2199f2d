/** The words `empty` and `blank`: values that only mean something in a comparison, and print nothing. */
export class LiteralWord {
  readonly word: 'empty' | 'blank';

  constructor(word: 'empty' | 'blank') {
    this.word = word;
  }

  toString(): string {
    return '';
  }

  toJSON(): string {
    return '';
  }
}

export const EMPTY = new LiteralWord('empty');
export const BLANK = new LiteralWord('blank');
