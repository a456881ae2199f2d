/** Creates expressions: paths and their members, texts, and values that must not be rendered. */
import {
  Expression,
  type FilterCall,
  keyOf,
  type LoopUse,
  nodeOf,
  type Path,
  type PathTraits,
  type PathType,
  type Unrendered,
} from './node.ts';
import { refuse } from './refuse.ts';

/** The expression as Liquid, for messages. */
export function describe(value: unknown): string {
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'path':
      return keyOf(value);
    case 'list':
      return `${describe(node.source)}[]`;
    case 'branch':
      return `${node.cond.key} ? … : …`;
    case 'text':
      return 'a template string';
    case 'joined':
      return `${describe(node.list.source)}[].join()`;
    case undefined:
      return typeof value === 'object' && value !== null ? 'an object' : String(value);
    default:
      return 'a condition';
  }
}

export interface PathOptions {
  type?: PathType;
  nullable?: boolean;
  eitherNil?: boolean | undefined;
  filters?: readonly FilterCall[];
  loop?: LoopUse | undefined;
  drop?: boolean;
  sure?: boolean;
  object?: string | undefined;
  values?: readonly unknown[] | undefined;
  blank?: boolean | undefined;
  items?: PathTraits | undefined;
  members?: Path['members'] | undefined;
  isOwnAddress?: boolean | undefined;
  isNeverEmpty?: boolean | undefined;
  nilIsEmpty?: boolean | undefined;
}

/** A path: `base` is a Liquid path or a literal's code. */
export function path(base: Path['base'], options: PathOptions = {}): Expression {
  return new Expression({
    kind: 'path',
    base,
    filters: options.filters ?? [],
    type: options.type ?? 'unknown',
    nullable: options.nullable ?? false,
    ...(options.eitherNil ? { eitherNil: true } : {}),
    ...(options.loop ? { loop: options.loop } : {}),
    ...(options.drop ? { drop: true } : {}),
    ...(options.sure ? { sure: true } : {}),
    ...(options.object ? { object: options.object } : {}),
    ...(options.values ? { values: options.values } : {}),
    ...(options.blank ? { blank: true } : {}),
    ...(options.items ? { items: options.items } : {}),
    ...(options.members ? { members: options.members } : {}),
    ...(options.isOwnAddress ? { isOwnAddress: true } : {}),
    ...(options.isNeverEmpty ? { isNeverEmpty: true } : {}),
    ...(options.nilIsEmpty ? { nilIsEmpty: true } : {}),
  });
}

/** Built-in members of lists and hashes in Liquid; in brackets they are keys. */
const COMMANDS = new Set(['size', 'first', 'last']);

/** `subject.key` in Liquid; with `isKey` it is never a built-in member. A member of a filtered value is read from an assigned variable. */
export function member(subject: unknown, key: string, options: PathType | PathOptions, isKey = false): Expression {
  const traits = typeof options === 'string' ? { type: options } : options;
  const node = nodeOf(subject);
  if (!isQuotable(key))
    refuse(
      `The member ${JSON.stringify(key)} of \`${describe(subject)}\` has a name that Liquid cannot read`,
      'Give it a name of letters, digits and underscores',
    );
  const isName = /^[A-Za-z_][\w-]*\??$/.test(key) && !(isKey && COMMANDS.has(key));
  const read = /^\d+$/.test(key) ? `[${key}]` : isName ? `.${key}` : `[${quote(key)}]`;
  if (node?.kind === 'path' && node.filters.length === 0) {
    return path(
      typeof node.base === 'string' ? node.base + read : { ...node.base, path: node.base.path + read },
      traits,
    );
  }
  return path({ of: subject, path: read }, traits);
}

/**
 * What a quoted string cannot hold everywhere. Ruby Liquid ends an output at the first `}` even within quotes, and a tag at `%}`; other
 * engines look for `{{` and `{%` there too; a backslash means itself to one and not to another.
 */
const UNQUOTABLE = /\}|\{[{%]|\\|\n/;

/** Whether a string can be written as a Liquid literal. One that cannot is captured. */
export const isQuotable = (text: string): boolean =>
  !(text.includes("'") && text.includes('"')) && !UNQUOTABLE.test(text);

/** A string as a Liquid literal; it must be quotable. */
export function quote(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}

/** A text of parts, as in a template string. */
export function text(parts: readonly unknown[]): unknown {
  const flat: unknown[] = [];
  for (const part of parts.flatMap((p) => {
    const node = nodeOf(p);
    return node?.kind === 'text' ? node.parts : [p];
  })) {
    const last = flat.at(-1);
    if (nodeOf(part) === undefined && typeof last === 'string') flat[flat.length - 1] = last + String(part);
    else if (nodeOf(part) === undefined) flat.push(String(part));
    else flat.push(part);
  }
  if (flat.every((p) => typeof p === 'string')) return flat.join('');
  return new Expression({ kind: 'text', parts: flat.filter((p) => p !== '') });
}

/** A value that may be passed on but not rendered. */
export const unrendered = (refuseIt: () => never, quotient?: Unrendered['quotient']): Expression =>
  new Expression({ kind: 'unrendered', refuse: refuseIt, ...(quotient && { quotient }) });
