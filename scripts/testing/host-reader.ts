/** The host's objects as the compiler's parity check reads them, and the tag that stands in a section's place. */
import type { HostReader } from '../../packages/compiler/src/parity/described-page.ts';
import type { TagDefinition } from '../../packages/host/src/liquid/extension.ts';
import {
  Drop,
  entriesOf,
  isHash,
  LiquidFloat,
  ListDrop,
  readMember,
  toNumber,
  toText,
} from '../../packages/liquid/src/index.ts';

/** Names of drops that say nothing of what they are. */
const UNNAMED = new Set(['', 'settings', 'list']);

/** A time of the host is documented as the text it prints. */
const isText = (value: unknown): value is Drop => value instanceof Drop && value.kind === 'time';

export const hostReader: HostReader = {
  member(owner, name) {
    const member = readMember(owner, name);
    return isText(member) ? member.print() : member;
  },
  items: (value) => (Array.isArray(value) ? value : value instanceof ListDrop ? value.slice() : undefined),
  entries(value) {
    if (value instanceof Drop) return value.entries();
    return isHash(value) ? entriesOf(value).map(([key, inner]) => [String(key), inner] as const) : undefined;
  },
  kind(value) {
    if (!(value instanceof Drop)) return undefined;
    if (value.kind === 'empty') return null;
    return UNNAMED.has(value.kind) ? undefined : value.kind;
  },
  text: (value) => toText(value),
  number(value) {
    if (value instanceof LiquidFloat) return value.value;
    return value instanceof Drop && value.asNumber ? Number(toNumber(value)) : undefined;
  },
};

/** A section that a page renders. */
export interface Visit {
  section: string;
  /** Of the section's place. */
  id: string;
  global(name: string): unknown;
  number: number;
}

/** What is done in each section's place. */
export const visits: { run(visit: Visit): void } = { run: () => {} };

/** `{% visit name %}` */
export const visitTag: TagDefinition = {
  parse({ markup }) {
    return {
      render(state) {
        const page = state.host.parameter('page') ?? '1';
        visits.run({
          section: markup.trim(),
          id: toText(readMember(state.lookup('section'), 'id')),
          global: (name) => state.lookup(name),
          number: Math.max(1, Number(page) || 1),
        });
      },
    };
  },
};
