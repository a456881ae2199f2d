/** Making symbols, and what reading their members gives. */
import { BOOLEAN_MEMBERS } from '../platform/booleans.ts';
import { all, compare, constant, FALSE, not } from './condition.ts';
import {
  type Cond,
  type FilterCall,
  keyOf,
  type Leaf,
  type LeafType,
  type List,
  type LoopUse,
  NODE,
  type Node,
  nodeOf,
} from './node.ts';
import { REFUSED_MEMBERS, refuse } from './refuse.ts';

/** How a symbol becomes a React child; set by the painter, which knows React. */
let asChild: (symbol: unknown) => unknown = () =>
  refuse('A value of the page stands outside of a view', 'Use it in markup');
export const setChildFactory = (factory: (symbol: unknown) => unknown): void => {
  asChild = factory;
};

// What React and JavaScript ask of any object in passing.
const INVISIBLE = new Set([
  '$$typeof',
  'entries',
  'then',
  'nodeType',
  'constructor',
  'prototype',
  '@@iterator',
  '_owner',
  '_store',
  'asymmetricMatch',
]);
const COERCIONS = new Set<unknown>([Symbol.toPrimitive, 'toString', 'valueOf', 'toJSON']);

function symbol(node: Node, read: (key: string) => unknown): unknown {
  const self: unknown = new Proxy(
    {},
    {
      get(_, key) {
        if (key === NODE) return node;
        if (COERCIONS.has(key)) {
          return () =>
            refuse(
              `\`${describe(self)}\` is turned into a string or number here`,
              'Use it in markup, in a template string, or pass it on whole; other texts are made in `data`',
            );
        }
        if (key === Symbol.iterator) return () => [asChild(self)][Symbol.iterator]();
        if (typeof key === 'symbol' || INVISIBLE.has(key) || key.startsWith('_debug')) return undefined;
        return read(key);
      },
      set: () => refuse(`\`${describe(self)}\` is assigned to`, 'The payload is never changed in place'),
      has: (_, key) =>
        typeof key === 'string' && !INVISIBLE.has(key)
          ? refuse(`\`in\` is used on \`${describe(self)}\``, 'Test the member itself')
          : false,
      ownKeys: () => refuse(`The members of \`${describe(self)}\` are listed or spread`, 'Name each member'),
    },
  );
  return self;
}

/** The symbol in the words of Liquid, for messages. */
export function describe(value: unknown): string {
  const node = nodeOf(value);
  if (node?.kind === 'leaf') return keyOf(value);
  if (node?.kind === 'list') return `${describe(node.source)}[]`;
  if (node?.kind === 'branch') return `${node.cond.key} ? … : …`;
  return node === undefined ? String(value) : node.kind === 'text' ? 'a template string' : 'a condition';
}

export interface LeafOptions {
  type?: LeafType;
  nullable?: boolean;
  filters?: readonly FilterCall[];
  loop?: LoopUse;
  drop?: boolean;
  sure?: boolean;
}

/** A leaf: `base` is a Liquid path or a literal's code. */
export function leaf(base: Leaf['base'], options: LeafOptions = {}): unknown {
  const node: Leaf = {
    kind: 'leaf',
    base,
    filters: options.filters ?? [],
    type: options.type ?? 'unknown',
    nullable: options.nullable ?? false,
    ...(options.loop ? { loop: options.loop } : {}),
    ...(options.drop ? { drop: true } : {}),
    ...(options.sure ? { sure: true } : {}),
  };
  const self: unknown = symbol(node, (key) => readLeaf(self, node, key));
  return self;
}

const SCALARS = new Set<LeafType>(['string', 'number', 'integer', 'boolean', 'size']);

function readLeaf(self: unknown, node: Leaf, key: string): unknown {
  const text = node.type === 'string' || node.type === 'unknown' || node.type === 'json';
  if (key === 'length' && node.type === 'string') {
    refuse(
      `The length of the text \`${describe(self)}\` differs: Liquid counts characters, JavaScript UTF-16 units`,
      "Count in `data`, or compare the text with ''",
    );
  }
  if (key === 'length' && text) return member(self, 'size', 'size');
  if (key === 'includes' && text) return (part: unknown) => test(compare(self, 'contains', part));
  if (!SCALARS.has(node.type)) {
    const items = () => list(self, (item) => item);
    if (key === 'map' || key === 'join' || key === 'slice' || key === 'at') {
      return (items() as Record<string, unknown>)[key];
    }
    if (!(key in REFUSED_MEMBERS)) return member(self, key, BOOLEAN_MEMBERS.has(key) ? 'boolean' : 'unknown');
  }
  return refuse(
    `.${key} of \`${describe(self)}\` cannot be computed by Liquid`,
    REFUSED_MEMBERS[key] ?? 'Compute it in `data`, or after hydration',
  );
}

/** `subject.key` in Liquid. Of a filtered value it is read from an assigned variable. */
export function member(subject: unknown, key: string, type: LeafType): unknown {
  const node = nodeOf(subject);
  if (!isQuotable(key))
    refuse(
      `The member ${JSON.stringify(key)} of \`${describe(subject)}\` has a name that Liquid cannot read`,
      'Give it a name of letters, digits and underscores',
    );
  const path = /^\d+$/.test(key) ? `[${key}]` : /^[A-Za-z_][\w-]*\??$/.test(key) ? `.${key}` : `[${quote(key)}]`;
  if (node?.kind === 'leaf' && node.filters.length === 0) {
    return leaf(typeof node.base === 'string' ? node.base + path : { ...node.base, path: node.base.path + path }, {
      type,
    });
  }
  return leaf({ of: subject, path }, { type });
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

/** `value | name: args`. Runs on both sides of a branch; null stays null. */
export function filter(
  value: unknown,
  name: string,
  args: readonly unknown[] = [],
  named: Readonly<Record<string, unknown>> = {},
  type: LeafType = 'string',
): unknown {
  const node = nodeOf(value);
  if (node?.kind === 'branch') {
    const side = (v: unknown) => (v === null || v === undefined ? v : filter(v, name, args, named, type));
    return branch(node.cond, side(node.yes), side(node.no));
  }
  const call: FilterCall = { name, args, named };
  if (node?.kind === 'leaf')
    return leaf(node.base, { type, filters: [...node.filters, call], ...(node.loop ? { loop: node.loop } : {}) });
  return leaf({ of: value, path: '' }, { type, filters: [call] });
}

export function test(cond: Cond): unknown {
  if (cond.op === 'const') return cond.value;
  const self: unknown = symbol({ kind: 'test', cond }, (key) =>
    refuse(`.${key} is read of a condition`, 'A condition is only true or false'),
  );
  return self;
}

/** `cond ? yes : no`. */
export function branch(cond: Cond, yes: unknown, no: unknown): unknown {
  if (cond.op === 'const') return cond.value ? yes : no;
  if (yes === true && no === false) return test(cond);
  if (yes === false && no === true) return test(not(cond));
  if (yes === no) return yes;
  const node: Node = { kind: 'branch', cond, yes, no };
  return symbol(node, (key) => {
    const [a, b] = [read(yes, key), read(no, key)];
    if (typeof a !== 'function' && typeof b !== 'function') return branch(cond, a, b);
    return (...args: unknown[]) => branch(cond, call(yes, a, args), call(no, b, args));
  });
}

const call = (owner: unknown, method: unknown, args: unknown[]): unknown =>
  typeof method === 'function' ? Reflect.apply(method, owner, args) : undefined;

/** A member of one side of a branch; of nothing there is nothing to read, and that side is never painted. */
function read(owner: unknown, key: string): unknown {
  if (owner === null || owner === undefined || typeof owner === 'boolean') return undefined;
  return (owner as Record<string, unknown>)[key];
}

/** Text from parts, as a template string makes it. */
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
  const self: unknown = symbol({ kind: 'text', parts: flat.filter((p) => p !== '') }, (key) => readText(self, key));
  return self;
}

function readText(self: unknown, key: string): unknown {
  if (key === 'length') return member(self, 'size', 'size');
  if (key === 'includes') return (part: unknown) => test(compare(self, 'contains', part));
  return refuse(
    `.${key} of a text put together from the payload cannot be computed by Liquid`,
    REFUSED_MEMBERS[key] ?? 'Compute it in `data`',
  );
}

/** A loop over `source`; `make` builds an item from the loop variable and its index from 0. */
export function list(source: unknown, make: List['make'], limit?: unknown, offset?: unknown): unknown {
  const node: List = { kind: 'list', source, make, limit, offset, site: new Error('here') };
  const self: unknown = symbol(node, (key) => readList(self, node, key));
  return self;
}

/** How many items a loop runs over. */
export function length(node: List): unknown {
  let size = member(node.source, 'size', 'size');
  if (node.offset !== undefined) size = filter(filter(size, 'minus', [node.offset]), 'at_least', [0], {}, 'size');
  return node.limit === undefined ? size : filter(filter(size, 'default', [0]), 'at_most', [node.limit], {}, 'size');
}

function readList(self: unknown, node: List, key: string): unknown {
  if (key === 'length') return length(node);
  if (key === 'map') {
    return (render: (item: unknown, index: unknown, list: unknown) => unknown) =>
      list(node.source, (item, index) => render(node.make(item, index), index, self), node.limit, node.offset);
  }
  if (key === 'join') {
    return (separator: unknown = ',') => {
      if (typeof separator !== 'string')
        refuse('The separator of .join is not a plain string', 'Write the separator out');
      return joined(node, separator);
    };
  }
  if (key === 'slice') {
    return (start: unknown = 0, end?: unknown) => {
      if (
        typeof start !== 'number' ||
        start < 0 ||
        (typeof end === 'number' && end < 0) ||
        node.limit !== undefined ||
        node.offset !== undefined
      ) {
        refuse('.slice with such arguments cannot be written as a loop', 'Use .slice(0, n) or .slice(n), once');
      }
      const limit = end === undefined ? undefined : start === 0 ? end : filter(end, 'minus', [start], {}, 'integer');
      return list(node.source, node.make, limit, start === 0 ? undefined : start);
    };
  }
  if (key === 'includes') {
    return (item: unknown) => {
      if (!isWhole(node)) {
        refuse(
          `.includes of \`${describe(self)}\` would look through the list before .map or .slice`,
          'Ask the list itself, before it is mapped (`pluck` reads one member of each item)',
        );
      }
      return test(compare(node.source, 'contains', item));
    };
  }
  if (key === 'at') return (index: unknown) => itemAt(node, index);
  if (/^\d+$/.test(key)) return itemAt(node, Number(key));
  return refuse(
    `.${key} on the list \`${describe(self)}\` does not run in Liquid`,
    REFUSED_MEMBERS[key] ?? 'Use .map, .length or a helper of `data`',
  );
}

/** Whether a loop gives each item of its source, and as it is: then Liquid may be asked about the source in its place. */
export function isWhole({ limit, offset, make }: List): boolean {
  const item = leaf('item');
  return limit === undefined && offset === undefined && keyOf(make(item, leaf('forloop.index0'))) === keyOf(item);
}

function itemAt(node: List, index: unknown): unknown {
  const size = length(node);
  const at =
    typeof index === 'number' && index >= 0 ? index + (typeof node.offset === 'number' ? node.offset : 0) : index;
  const present: Cond =
    typeof index === 'number' && index >= 0 ? compare(size, '>', index) : index === -1 ? compare(size, '>', 0) : FALSE;
  if (present === FALSE || (index === -1 && node.limit !== undefined))
    refuse('Only [n] and .at(-1) can be read of a list', 'Use `find` or `first` in `data`');
  const item = index === -1 ? member(node.source, 'last', 'unknown') : member(node.source, String(at), 'unknown');
  return branch(
    all(present, constant(true)),
    node.make(item, index === -1 ? filter(size, 'minus', [1], {}, 'integer') : index),
    undefined,
  );
}

export function joined(node: List, separator: string): unknown {
  const self: unknown = symbol({ kind: 'joined', list: node, separator }, (key) => readText(self, key));
  return self;
}

/** An object made on the page from a list of `{ key, value }`. */
export function entries(node: List): unknown {
  const self: unknown = symbol({ kind: 'entries', list: node }, (key) =>
    refuse(`.${key} is read of an object whose keys are known only on the page`, 'Give the payload a field for it'),
  );
  return self;
}
