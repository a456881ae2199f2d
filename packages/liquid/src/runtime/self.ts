import { Drop } from '../values/drop.ts';

/** The variables of a template as an object: `self['name']`. */
export class SelfDrop extends Drop {
  override readonly kind = 'self';
  readonly #lookup: (name: string) => unknown;

  constructor(lookup: (name: string) => unknown) {
    super();
    this.#lookup = lookup;
  }

  override get(key: string): unknown {
    return this.#lookup(key);
  }

  override print(): string {
    return 'Liquid::SelfDrop';
  }
}
