/** A member of an object of the platform. */
export interface Member {
  /**
   * `integer` has no fraction (minor money units, counts, pixels), `number` may have one. `record` is a hash whose keys are the shop's;
   * `untyped` may be anything.
   */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'list' | 'record' | 'untyped';
  /** The name of the object; for the items of a list or a record, the name of an object or a scalar type. */
  of?: string;
  /** Whether it may be nil. */
  nil: boolean;
  /** A list with items that can also be read by handle: `collections['dresses']`. */
  keyed?: true;
  /** A list that also has the members of this object. */
  members?: string;
  /** Texts that are documented; there may be others. */
  values?: readonly string[];
}

export type Members = Readonly<Record<string, Member>>;

/** The objects of the platform, by name. */
export interface Description {
  objects: Readonly<Record<string, Members>>;
  globals: Members;
  /** The type of members whose keys differ between shops, by object. */
  keyed: Members;
  /** The types of filters' results. */
  filters: Members;
}

const NOTATION = /^(\w+|\{(\w+)\})(\[\])?(\?)?$/;
const SCALARS = ['string', 'integer', 'number', 'boolean', 'untyped'] as const;

/**
 * A member in the notation of `corrections.ts`: `string`, `integer?` (may be nil), `variant` (an object), `variant[]` (a list),
 * `{string}` (a record).
 * @throws Error for any other text
 */
export function parseMember(notation: string): Member {
  const [, name = '', held, list, optional] = NOTATION.exec(notation) ?? [];
  if (name === '' || (held !== undefined && list !== undefined)) throw new Error(`No type of a member: ${notation}`);
  const nil = optional !== undefined;
  if (held !== undefined) return { type: 'record', of: held, nil };
  if (list !== undefined) return { type: 'list', of: name, nil };
  const scalar = SCALARS.find((candidate) => candidate === name);
  return scalar === undefined ? { type: 'object', of: name, nil } : { type: scalar, nil };
}
