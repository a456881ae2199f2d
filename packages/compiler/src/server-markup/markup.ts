/** Server markup as a tree: what React would print, with the places at which the page decides. */
import type { Site } from '../evaluate/site.ts';
import type { Cond, List } from '../expression/node.ts';

export type Markup =
  /** Text, and what prints as text. */
  | { kind: 'text'; value: unknown }
  /** Markup that stands as it is: a comment of React's. */
  | { kind: 'literal'; code: string }
  | { kind: 'host'; host: Host }
  | { kind: 'if'; cond: Cond; yes: readonly Markup[]; no: readonly Markup[] }
  | { kind: 'for'; list: List; body: readonly Markup[] };

export interface Host {
  tag: string;
  attributes: readonly (readonly [name: string, value: unknown])[];
  inner:
    | { kind: 'none' }
    /** `given`: what the children are made of. */
    | { kind: 'markup'; children: readonly Markup[]; given: unknown }
    /** HTML of the merchant. */
    | { kind: 'html'; html: unknown }
    /** One text, whatever its parts. */
    | { kind: 'text'; value: unknown };
  site: Site | undefined;
}
