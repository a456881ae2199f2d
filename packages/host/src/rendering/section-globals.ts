import { Drop, defineDrop } from '@vitrine/liquid';

/** Variables of a section or block: the page's, and `section`, `block`, `closest` of the place. */
export class SectionGlobals extends Drop {
  override readonly kind = 'globals';
  readonly #page: Drop;
  readonly #own: Readonly<Record<string, unknown>>;

  constructor(page: Drop, own: Readonly<Record<string, unknown>>) {
    super();
    this.#page = page;
    this.#own = own;
  }

  override get(key: string): unknown {
    return Object.hasOwn(this.#own, key) ? this.#own[key] : this.#page.get(key);
  }
}

/** `closest`: the nearest object of a kind, looked up on access (docs/platform.md: theme blocks). */
export const closestDrop: (find: (kind: string) => unknown) => Drop = defineDrop<(kind: string) => unknown>({
  kind: 'closest',
  lookup: (find, kind) => find(kind),
});
