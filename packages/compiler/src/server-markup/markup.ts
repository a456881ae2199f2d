/** Server markup as a tree: what React would print, with branches and loops that the page decides. */
import type { Site } from '../evaluate/site.ts';
import type { Cond, List } from '../expression/node.ts';

export type Markup =
  /** Text, and values that print as text. */
  | { kind: 'text'; value: unknown }
  /** Fixed markup: a comment of React's. */
  | { kind: 'literal'; code: string }
  | { kind: 'host'; host: Host }
  | { kind: 'if'; cond: Cond; yes: readonly Markup[]; no: readonly Markup[] }
  | { kind: 'for'; list: List; body: readonly Markup[] };

export interface Host {
  tag: string;
  attributes: readonly (readonly [name: string, value: unknown])[];
  inner:
    | { kind: 'none' }
    /** `given`: the source of the children. */
    | { kind: 'markup'; children: readonly Markup[]; given: unknown }
    /** HTML of the merchant. */
    | { kind: 'html'; html: unknown }
    /** One text, even of several parts. */
    | { kind: 'text'; value: unknown };
  site: Site | undefined;
}
