/**
 * Objects of the platform that a template and JavaScript read alike: the members are own properties, made when they are first read. Liquid
 * sees a drop, which is equal to itself alone and neither blank nor empty.
 */
import { Drop, ListDrop } from '@vitrine/liquid';

/** How each member is made. */
export type Lazily = Readonly<Record<string, () => unknown>>;

/** Defines members that are made when they are first read. */
export function defineLazily(target: object, members: Lazily): void {
  for (const [name, make] of Object.entries(members))
    Object.defineProperty(target, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(target, name, { value, enumerable: true });
        return value;
      },
    });
}

/** A plain object of such members: to Liquid a hash. */
export function lazyHash(members: Lazily): Record<string, unknown> {
  const hash: Record<string, unknown> = {};
  defineLazily(hash, members);
  return hash;
}

export class PlatformObject extends Drop {
  // On the prototype, so that a member called `kind` is one.
  override get kind(): string {
    return 'object';
  }

  constructor(members: Lazily) {
    super();
    defineLazily(this, members);
  }

  override get(key: string): unknown {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as unknown) : undefined;
  }
}

/** An object that prints a text, and that conditions and filters take for it: a color. */
export class TextObject extends PlatformObject {
  readonly #text: () => string;

  constructor(members: Lazily, text: () => string) {
    super(members);
    this.#text = text;
  }

  override print(): string {
    return this.#text();
  }

  override json(): string {
    return this.print();
  }

  override get asText(): boolean {
    return true;
  }

  override isEmpty(): boolean {
    return this.print() === '';
  }

  override isBlank(): boolean {
    return this.print().trim() === '';
  }

  override equals(other: unknown): boolean {
    return other instanceof TextObject ? this.print() === other.print() : this.print() === other;
  }

  override toString(): string {
    return this.print();
  }
}

/** A list that `paginate` opens a window on, of which items are read by handle too, or that has members. */
export class ListObject extends ListDrop {
  constructor(items: readonly unknown[], members: Lazily = {}) {
    super({
      count: () => items.length,
      slice: (offset, limit) => items.slice(offset, offset + limit),
    });
    const places = items.map((_, index) => [String(index), { get: () => this.at(index) }] as const);
    Object.defineProperties(this, Object.fromEntries(places));
    defineLazily(this, members);
  }

  override get(key: string): unknown {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as unknown) : super.get(key);
  }

  [Symbol.iterator](): IterableIterator<unknown> {
    return this.slice().values();
  }

  get length(): number {
    return this.size;
  }

  map<T>(make: (item: unknown, index: number) => T): T[] {
    return this.slice().map(make);
  }

  filter(keep: (item: unknown, index: number) => unknown): unknown[] {
    return this.slice().filter(keep);
  }

  some(holds: (item: unknown, index: number) => unknown): boolean {
    return this.slice().some(holds);
  }

  find(holds: (item: unknown, index: number) => unknown): unknown {
    return this.slice().find(holds);
  }
}
