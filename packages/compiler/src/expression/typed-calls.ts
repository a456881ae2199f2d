/** Calls with a type argument that gives the type of the value: `metafield<boolean>(…)`. */
import { each } from './branching.ts';
import { nodeOf, type PathTraits } from './node.ts';
import { path } from './value.ts';

const untyped = new WeakSet<object>();

/** Marks a value to get the type argument of the call as its type; without one it gets `otherwise`. */
export function takesType(value: unknown, otherwise: PathTraits): unknown {
  return each(value, (known) => {
    const made = typed(known, otherwise);
    if (made !== null && typeof made === 'object') untyped.add(made);
    return made;
  });
}

/** The value with the type of the call. */
export const withType = (value: unknown, traits: PathTraits): unknown =>
  each(value, (known) =>
    known !== null && typeof known === 'object' && untyped.has(known) ? typed(known, traits) : known,
  );

function typed(value: unknown, traits: PathTraits): unknown {
  const node = nodeOf(value);
  return node?.kind === 'path' ? path(node.base, { ...node, ...traits }) : value;
}
