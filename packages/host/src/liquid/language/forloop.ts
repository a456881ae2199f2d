import { Drop } from '../drop.ts';

/** `forloop` inside `for` and `render … for`. */
export class ForloopDrop extends Drop {
  override readonly kind: string = 'forloop';
  /** Position from 0. */
  index = 0;
  readonly length: number;
  readonly #name: string;
  readonly #parent: ForloopDrop | undefined;

  constructor(name: string, length: number, parent?: ForloopDrop) {
    super();
    this.#name = name;
    this.length = length;
    this.#parent = parent;
  }

  override get(key: string): unknown {
    switch (key) {
      case 'index':
        return this.index + 1;
      case 'index0':
        return this.index;
      case 'rindex':
        return this.length - this.index;
      case 'rindex0':
        return this.length - this.index - 1;
      case 'first':
        return this.index === 0;
      case 'last':
        return this.index === this.length - 1;
      case 'length':
        return this.length;
      case 'name':
        return this.#name;
      case 'parentloop':
        return this.#parent;
      default:
        return undefined;
    }
  }

  override print(): string {
    return 'Liquid::ForloopDrop';
  }
}

/** `tablerowloop` inside `tablerow`: a loop with columns. */
export class TablerowloopDrop extends ForloopDrop {
  override readonly kind = 'tablerowloop';
  readonly columns: number;

  constructor(length: number, columns: number) {
    super('tablerowloop', length);
    this.columns = columns;
  }

  override get(key: string): unknown {
    const column = this.index % this.columns;
    switch (key) {
      case 'col':
        return column + 1;
      case 'col0':
        return column;
      case 'col_first':
        return column === 0;
      case 'col_last':
        return column === this.columns - 1;
      case 'row':
        return Math.floor(this.index / this.columns) + 1;
      default:
        return key === 'name' || key === 'parentloop' ? undefined : super.get(key);
    }
  }
}
