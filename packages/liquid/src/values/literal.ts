/** The words `empty` and `blank` in a condition. Everywhere else they are an empty string. */
export class LiteralWord {
  readonly word: 'empty' | 'blank';

  constructor(word: 'empty' | 'blank') {
    this.word = word;
  }
}

export const EMPTY = new LiteralWord('empty');
export const BLANK = new LiteralWord('blank');
