/** The current place in the source. */
import type { Span } from '@oxc-project/types';
import type { Expression } from '../expression/node.ts';
import { locateBy, type Place, refuse } from '../expression/refuse.ts';
import { unrendered } from '../expression/value.ts';
import type { Source } from './parse.ts';

/** A piece of a source file. */
export interface Site {
  source: Source;
  node: Span;
}

export const site: { source: Source | undefined; node: Span | undefined } = { source: undefined, node: undefined };

export function placeOf({ source, node }: Site): Place {
  return { file: source.file, ...source.position(node.start) };
}

/** The current place. */
export const here = (): Site | undefined =>
  site.source && site.node ? { source: site.source, node: site.node } : undefined;

/** Runs a function that belongs to an earlier place. */
export function at<T>(where: Site | undefined, run: () => T): T {
  const { source, node } = site;
  if (where) Object.assign(site, where);
  try {
    return run();
  } finally {
    site.source = source;
    site.node = node;
  }
}

locateBy(() => {
  const where = here();
  return where && placeOf(where);
});

/** A value that must not be rendered: rendering it is refused with the place where it was read, and the reason. */
export function unrenderedHere(what: string, remedy: string): Expression {
  const where = here();
  return unrendered(() => at(where, () => refuse(what, remedy)));
}
