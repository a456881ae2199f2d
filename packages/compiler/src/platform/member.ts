/** What reading a member of an object of the platform gives. */
export interface Member {
  /**
   * `integer` has no fraction (minor money units, counts, pixels), `number` may have one. `record` is a hash whose keys are the shop's;
   * `untyped` may be anything.
   */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'list' | 'record' | 'untyped';
  /** Which object; for a list or a record what it holds: the name of an object, or a scalar type. */
  of?: string;
  /** Whether it may be nil. */
  nil: boolean;
  /** A list whose items are read by handle too: `collections['dresses']`. */
  keyed?: true;
  /** A list that has the members of this object besides. */
  members?: string;
  /** Texts that are documented; there may be others. */
  values?: readonly string[];
}

export type Members = Readonly<Record<string, Member>>;

/** The objects of the platform, by name. */
export interface Description {
  objects: Readonly<Record<string, Members>>;
  globals: Members;
  /** Objects whose other members have keys of the shop: what each of them is. */
  keyed: Members;
  /** What filters give. */
  filters: Members;
}

const NOTATION = /^(\w+|\{(\w+)\})(\[\])?(\?)?$/;
const SCALARS = ['string', 'integer', 'number', 'boolean', 'untyped'] as const;

/**
 * A member in short, as `corrections.ts` writes it: `string`, `integer?` (may be nil), `variant` (an object), `variant[]` (a list),
 * `{string}` (a record).
 * @throws Error where the text is none of these
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
