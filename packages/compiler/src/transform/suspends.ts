import type { NodePath } from '@babel/core';

/** An `await` or `yield` of this very function cannot move into a function of its own. */
export function suspends(path: NodePath): boolean {
  let found = path.isAwaitExpression() || path.isYieldExpression();
  path.traverse({
    Function: (inner) => inner.skip(),
    AwaitExpression: () => {
      found = true;
    },
    YieldExpression: () => {
      found = true;
    },
  });
  return found;
}
