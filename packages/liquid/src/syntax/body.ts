import type { Body } from './tree.ts';

export function newBody(): Body {
  return { nodes: [], blank: true };
}

/** Takes the white space out of a body: a blank block does not print it. */
export function withoutText(body: Body): void {
  body.nodes = body.nodes.filter((node) => node.type !== 'text');
}
