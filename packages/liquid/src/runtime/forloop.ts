import { Drop } from '../values/drop.ts';

/** `forloop` inside `for` and `render … for`. */
export class ForloopDrop extends Drop {
  override readonly kind: string = 'forloop';
  /** Position from 0. */
  index = 0;
  readonly length: number;
  readonly #name: string;
  readonly #parent: ForloopDrop | undefined;

  constructor(name: string, length: number, parent: ForloopDrop | undefined) {
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
