/**
 * theme-check walks a file's whole tree anew for each of its sixty checks, and copies the ancestors of every node each time: two thirds
 * of its time. Here the walk is done once for a file and read again by each check.
 */
import { createRequire } from 'node:module';

export interface LiquidNode {
  type: string;
}

export type Visitor = Record<
  string,
  ((node: LiquidNode, ancestors: readonly LiquidNode[]) => Promise<void>) | undefined
>;

export type VisitLiquid = (root: LiquidNode, visitor: Visitor) => Promise<void>;

interface Step {
  node: LiquidNode;
  ancestors: readonly LiquidNode[];
}

// The packages export neither the function nor a place to set one: the version is pinned, and a file that is gone throws here.
const ofNode = createRequire(createRequire(import.meta.filename).resolve('@shopify/theme-check-node'));
const ofCommon = createRequire(ofNode.resolve('@shopify/theme-check-common'));
const { nonTraversableProperties } = ofCommon('@shopify/liquid-html-parser') as {
  nonTraversableProperties: ReadonlySet<string>;
};
const visitors = ofCommon('./visitors/liquid.js') as { visitLiquid: VisitLiquid };

const isNode = (value: unknown): value is LiquidNode => typeof value === 'object' && value !== null && 'type' in value;

const walks = new WeakMap<LiquidNode, readonly Step[]>();

/** Every node under `root`, each before its children, in theme-check's order: a later property of a node before an earlier one. */
function walkOf(root: LiquidNode): readonly Step[] {
  const known = walks.get(root);
  if (known) return known;
  const steps: Step[] = [];
  const stack: Step[] = [{ node: root, ancestors: [] }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    steps.push(step);
    const ancestors = [...step.ancestors, step.node];
    for (const [name, value] of Object.entries(step.node)) {
      if (nonTraversableProperties.has(name)) continue;
      const children: unknown[] = Array.isArray(value) ? value : [value];
      for (const child of children.toReversed()) if (isNode(child)) stack.push({ node: child, ancestors });
    }
  }
  walks.set(root, steps);
  return steps;
}

/** theme-check's own walk, for a test that compares the two. */
export const visitAnew: VisitLiquid = visitors.visitLiquid;

/** One walk for a file, however many visitors ask for it. */
export const visitOnce: VisitLiquid = async (root, visitor) => {
  for (const { node, ancestors } of walkOf(root)) {
    // Most checks have no visitor for most nodes, so only existing ones are awaited.
    const enter = visitor[node.type];
    if (enter) await enter(node, ancestors);
    const exit = visitor[`${node.type}:exit`];
    if (exit) await exit(node, ancestors);
  }
};

/** Runs `check` with one walk for a file, or with another walk. */
export async function withWalk<T>(check: () => Promise<T>, walk: VisitLiquid = visitOnce): Promise<T> {
  visitors.visitLiquid = walk;
  try {
    return await check();
  } finally {
    visitors.visitLiquid = visitAnew;
  }
}
