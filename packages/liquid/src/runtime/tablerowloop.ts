import { Drop } from '../values/drop.ts';

/** `tablerowloop` inside `tablerow`: a loop with columns. */
export class TablerowloopDrop extends Drop {
  override readonly kind = 'tablerowloop';
  readonly length: number;
  readonly #columns: unknown;
  #index = 0;
  /** Both from 1. */
  row = 1;
  column = 1;

  /** @param columns cells of a row; none but a number ever ends one */
  constructor(length: number, columns: unknown) {
    super();
    this.length = length;
    this.#columns = columns;
  }

  get isLast(): boolean {
    return this.#index === this.length - 1;
  }

  /** Whether this cell ends its row. */
  get endsRow(): boolean {
    return this.column === this.#columns;
  }

  /** Goes on to the next cell. */
  advance(): void {
    this.#index++;
    if (this.endsRow) {
      this.column = 1;
      this.row++;
    } else this.column++;
  }

  override get(key: string): unknown {
    switch (key) {
      case 'index':
        return this.#index + 1;
      case 'index0':
        return this.#index;
      case 'rindex':
        return this.length - this.#index;
      case 'rindex0':
        return this.length - this.#index - 1;
      case 'first':
        return this.#index === 0;
      case 'last':
        return this.isLast;
      case 'length':
        return this.length;
      case 'col':
        return this.column;
      case 'col0':
        return this.column - 1;
      case 'col_first':
        return this.column === 1;
      case 'col_last':
        return this.endsRow;
      case 'row':
        return this.row;
      default:
        return undefined;
    }
  }

  override print(): string {
    return 'Liquid::TablerowloopDrop';
  }
}
