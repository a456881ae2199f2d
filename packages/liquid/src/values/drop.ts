/**
 * Access of templates to objects. A template never reads a JavaScript object of the host, only a `Drop`,
 * and of a drop only the members that its definition lists. `{{ product.constructor }}` or `{{ product.__proto__ }}` read
 * nothing, because reading goes through `Drop.get` and never through JavaScript's own property access.
 *
 * ```ts
 * const productDrop = defineDrop<{ row: Product; page: Page }>({
 *   kind: 'product',
 *   fields: {
 *     id: ({ row }) => row.id,
 *     'empty?': () => false,
 *     featured_image: ({ row, page }) => row.media[0] && imageDrop({ file: row.media[0].preview, page }),
 *   },
 *   print: ({ row }) => row.handle,
 *   identity: ({ row }) => row.id,
 * });
 * const product = productDrop({ row, page });
 * ```
 * Fields are functions of the subject, called when a template first reads them, and remembered for that drop.
 * They may return: nil (undefined or null), booleans, numbers (integers beyond 2^53 as BigInt, floats by `toFloat`), strings,
 * arrays, hashes (plain objects, own properties only, or a `Map`) and drops. Never hand out an instance of another class, a
 * function or a promise.
 */
export abstract class Drop {
  /** Type name, lower case as in the platform's documentation: `product`, `line_item`, `image`. */
  abstract readonly kind: string;

  /** The value of a member, or undefined. Called for `{{ drop.key }}` and `{{ drop['key'] }}`. */
  abstract get(key: string): unknown;

  /** The output of `{{ drop }}`, which is also the input of text filters. */
  print(): string {
    return '';
  }

  /** Plain data for the `json` filter. Must not be circular; may hold drops. */
  json(): unknown {
    return null;
  }

  /** `drop == empty`. */
  isEmpty(): boolean {
    return false;
  }

  /** `drop == blank`, and what `default` replaces. */
  isBlank(): boolean {
    return this.isEmpty();
  }

  /** `{% if drop %}`. */
  isTruthy(): boolean {
    return true;
  }

  /** `drop == other`. */
  equals(other: unknown): boolean {
    return this === other;
  }

  /** True if comparisons and `contains` should use what the drop prints (`settings.color == '#ffffff'`). */
  get asText(): boolean {
    return false;
  }

  /** True if comparisons should use the number the drop prints (an amount that knows its currency). */
  get asNumber(): boolean {
    return false;
  }

  /** Members for `for pair in drop`; undefined if it cannot be iterated. */
  entries(): Iterable<[string, unknown]> | undefined {
    return undefined;
  }
}

/** How a kind of drop behaves. `S` is the subject: the host's own data behind the drop, invisible to templates. */
export interface DropDefinition<S> {
  kind: string;
  /** The readable members. Keys may end in `?`. */
  fields?: Record<string, (subject: S) => unknown>;
  /** Dynamic members (`collections['x']`), asked when no field has that name. Answers are remembered per drop. */
  lookup?: (subject: S, key: string) => unknown;
  /** What the bare drop prints; nothing if left out. */
  print?: (subject: S) => string;
  /** Data for the `json` filter; without it, `json` prints all fields that are not drops or lists of drops. */
  json?: (subject: S) => unknown;
  /** Two drops of one kind with the same identity are equal. Without it only the same drop is. */
  identity?: (subject: S) => unknown;
  /** Behaves as its printed text in comparisons, `contains` and for blank/empty. */
  asText?: boolean;
  /** Behaves as the number it prints in comparisons. */
  asNumber?: boolean;
  /** `drop == empty` and `drop == blank`. */
  empty?: (subject: S) => boolean;
  /** `{% if drop %}`; true if left out. */
  truthy?: (subject: S) => boolean;
  /** Key and value pairs for a `for` over the drop itself. */
  entries?: (subject: S) => Iterable<[string, unknown]>;
}

/** A member of a kind. */
interface Field<S> {
  read: (subject: S) => unknown;
  /** Where drops remember it: in the order in which the members of a kind are first read, because most are never. */
  slot: number;
}

/** The members of a kind, and how many of them have a slot. */
class Fields<S> {
  readonly byName = new Map<string, Field<S>>();
  slots = 0;

  constructor(fields: Record<string, (subject: S) => unknown>) {
    for (const [name, read] of Object.entries(fields)) this.byName.set(name, { read, slot: -1 });
  }
}

/** The value of a slot before its member is read. */
const UNREAD = Symbol('unread');

class ObjectDrop<S> extends Drop {
  readonly #definition: DropDefinition<S>;
  readonly #fields: Fields<S>;
  readonly #subject: S;
  /** Values of the fields that were read, by slot. */
  readonly #values: unknown[] = [];
  /** Answers of `lookup`. */
  #found: Map<string, unknown> | undefined;

  constructor(definition: DropDefinition<S>, fields: Fields<S>, subject: S) {
    super();
    this.#definition = definition;
    this.#fields = fields;
    this.#subject = subject;
  }

  override get kind(): string {
    return this.#definition.kind;
  }

  override get(key: string): unknown {
    const field = this.#fields.byName.get(key);
    if (field === undefined) return this.#definition.lookup && this.#lookup(this.#definition.lookup, key);
    const values = this.#values;
    if (field.slot < 0) field.slot = this.#fields.slots++;
    const { slot } = field;
    if (slot < values.length) {
      const known = values[slot];
      if (known !== UNREAD) return known;
    }
    const value = field.read(this.#subject);
    while (values.length < slot) values.push(UNREAD);
    values[slot] = value;
    return value;
  }

  #lookup(lookup: (subject: S, key: string) => unknown, key: string): unknown {
    const found = this.#found;
    if (found?.has(key)) return found.get(key);
    const value = lookup(this.#subject, key);
    if (found) found.set(key, value);
    else this.#found = new Map([[key, value]]);
    return value;
  }

  override print(): string {
    return this.#definition.print?.(this.#subject) ?? '';
  }

  override json(): unknown {
    if (this.#definition.json) return this.#definition.json(this.#subject);
    const data: Record<string, unknown> = {};
    for (const key of this.#fields.byName.keys()) {
      const value = this.get(key);
      if (!holdsDrops(value)) data[key] = value;
    }
    return data;
  }

  override isEmpty(): boolean {
    if (this.#definition.empty) return this.#definition.empty(this.#subject);
    return this.asText && this.print() === '';
  }

  override isBlank(): boolean {
    return this.isEmpty() || (this.asText && this.print().trim() === '');
  }

  override isTruthy(): boolean {
    return this.#definition.truthy?.(this.#subject) ?? true;
  }

  override equals(other: unknown): boolean {
    if (this === other) return true;
    if (this.asText && typeof other === 'string') return this.print() === other;
    if (!(other instanceof ObjectDrop) || other.kind !== this.kind) return false;
    if (this.asText) return this.print() === other.print();
    const identity = this.identity();
    return identity !== undefined && identity === other.identity();
  }

  identity(): unknown {
    return this.#definition.identity?.(this.#subject);
  }

  override get asText(): boolean {
    return this.#definition.asText ?? false;
  }

  override get asNumber(): boolean {
    return this.#definition.asNumber ?? false;
  }

  override entries(): Iterable<[string, unknown]> | undefined {
    return this.#definition.entries?.(this.#subject);
  }
}

function holdsDrops(value: unknown): boolean {
  return value instanceof Drop || (Array.isArray(value) && value.some((item) => item instanceof Drop));
}

/** Makes the constructor of one kind of drop. Define each kind once, at module level: it is then cheap to make many. */
export function defineDrop<S>(definition: DropDefinition<S>): (subject: S) => Drop {
  const fields = new Fields(definition.fields ?? {});
  return (subject) => new ObjectDrop(definition, fields, subject);
}

/** A drop of its own kind, for objects that exist once (`routes`, `request`). */
export function drop(definition: DropDefinition<void>): Drop {
  return defineDrop<void>(definition)(undefined);
}

/** An unknown handle or an unset resource: prints nothing, is empty, blank and false, and so are all its members. */
export const emptyDrop: Drop = drop({
  kind: 'empty',
  fields: { 'empty?': () => true },
  json: () => null,
  empty: () => true,
  truthy: () => false,
});
