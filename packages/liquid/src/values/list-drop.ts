import { Drop } from './drop.ts';

/** Most items of a lazy list that a loop without `paginate` sees (a rule of the platform). */
export const UNPAGINATED_ITEMS = 50;

/** A list whose items are fetched when they are looped over: products of a collection, articles of a blog, search results. */
export interface ListDefinition {
  /** Items in the whole list. */
  count: () => number;
  /** Items `offset` to `offset + limit`, fewer at the end. Answers are remembered. */
  slice: (offset: number, limit: number) => readonly unknown[];
  /** Further members: `collections['x']`, `count` … `size`, `first`, `last` are answered by the list itself. */
  lookup?: (key: string) => unknown;
  print?: () => string;
  json?: () => unknown;
  /** Query parameter of the page number if it is not `page` (list settings have their own). */
  pageParam?: string;
  kind?: string;
}

/**
 * A lazy list. `paginate` opens a window on it: inside the block every reader of the list, by whatever name, sees the
 * page alone, and only the page is fetched.
 */
export class ListDrop extends Drop {
  override readonly kind: string;
  readonly #definition: ListDefinition;
  readonly #slices = new Map<string, readonly unknown[]>();
  #window: { offset: number; limit: number } | undefined;

  constructor(definition: ListDefinition) {
    super();
    this.#definition = definition;
    this.kind = definition.kind ?? 'list';
  }

  /** Items in the whole list, whatever the window. */
  get total(): number {
    return this.#definition.count();
  }

  get pageParam(): string {
    return this.#definition.pageParam ?? 'page';
  }

  /** Visible items: the page inside `paginate`, else the first 50. */
  get size(): number {
    const { offset, limit } = this.#window ?? { offset: 0, limit: UNPAGINATED_ITEMS };
    return Math.max(0, Math.min(limit, this.total - offset));
  }

  /** Items `offset` to `offset + limit` of what a reader sees. */
  slice(offset = 0, limit: number = Number.POSITIVE_INFINITY): readonly unknown[] {
    const window = this.#window ?? { offset: 0, limit: UNPAGINATED_ITEMS };
    const count = Math.min(limit, window.limit - offset);
    if (count <= 0) return [];
    const key = `${window.offset + offset}:${count}`;
    let items = this.#slices.get(key);
    if (!items) {
      items = this.#definition.slice(window.offset + offset, count);
      this.#slices.set(key, items);
    }
    return items;
  }

  /** Runs `body` while readers see only the page; windows may nest. */
  withWindow(offset: number, limit: number, body: () => void): void {
    const before = this.#window;
    this.#window = { offset, limit };
    try {
      body();
    } finally {
      this.#window = before;
    }
  }

  override get(key: string): unknown {
    if (key === 'size') return this.#window ? this.size : this.total;
    if (key === 'first') return this.slice(0, 1)[0];
    if (key === 'last') return this.slice(Math.max(0, this.size - 1), 1)[0];
    return this.#definition.lookup?.(key);
  }

  /** Item by position; negative counts from the end. */
  at(index: number): unknown {
    const position = index < 0 ? this.size + index : index;
    return position < 0 ? undefined : this.slice(position, 1)[0];
  }

  override print(): string {
    return this.#definition.print?.() ?? '';
  }

  override json(): unknown {
    return this.#definition.json ? this.#definition.json() : this.slice();
  }

  override isEmpty(): boolean {
    return this.total === 0;
  }
}

/** A lazy list for templates; see `ListDefinition`. */
export function listDrop(definition: ListDefinition): ListDrop {
  return new ListDrop(definition);
}
