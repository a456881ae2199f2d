/**
 * Objects of the platform that templates and JavaScript read alike: the members are own properties, computed when they are first read. Liquid
 * sees a drop, which equals only itself and is neither blank nor empty.
 */
import { Drop, ListDrop } from '@vitrine/liquid';

/** Computes each member. */
export type LazyMembers = Readonly<Record<string, () => unknown>>;

/** Defines members that are computed when they are first read. */
export function defineLazyMembers(target: object, members: LazyMembers): void {
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

/** A plain object with such members; a hash in Liquid. */
export function lazyHash(members: LazyMembers): Record<string, unknown> {
  const hash: Record<string, unknown> = {};
  defineLazyMembers(hash, members);
  return hash;
}

export class PlatformObject extends Drop {
  // On the prototype, so that a member may be called `kind`.
  override get kind(): string {
    return 'object';
  }

  constructor(members: LazyMembers) {
    super();
    defineLazyMembers(this, members);
  }

  override get(key: string): unknown {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as unknown) : undefined;
  }
}

/** An object that conditions and filters treat as its text, such as a color. */
export class TextObject extends PlatformObject {
  readonly #text: () => string;

  constructor(members: LazyMembers, text: () => string) {
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

/** A list that can be paginated, read by handle, or has members. */
export class ListObject extends ListDrop {
  constructor(items: readonly unknown[], members: LazyMembers = {}) {
    super({
      count: () => items.length,
      slice: (offset, limit) => items.slice(offset, offset + limit),
    });
    const places = items.map((_, index) => [String(index), { get: () => this.at(index) }] as const);
    Object.defineProperties(this, Object.fromEntries(places));
    defineLazyMembers(this, members);
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
