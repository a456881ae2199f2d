import type { Body } from './tree.ts';

const weights = new WeakMap<Body, number>();

/** Nodes that one rendering of a body costs, loops inside not counted. */
export function weightOf(body: Body): number {
  let weight = weights.get(body);
  if (weight === undefined) {
    weight = 1;
    for (const node of body.nodes) {
      weight++;
      if (node.type === 'if' || node.type === 'case') {
        for (const branch of node.branches) weight += weightOf(branch.body);
      } else if (node.type === 'capture' || node.type === 'ifchanged') weight += weightOf(node.body);
    }
    weights.set(body, weight);
  }
  return weight;
}
