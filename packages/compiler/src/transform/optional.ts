/** Optional chains. */
import type { types as BabelTypes, NodePath } from '@babel/core';
import { suspends } from './suspends.ts';

type T = typeof BabelTypes;
type Expression = BabelTypes.Expression;

/** `a?.b.c` → `optional(a, (x) => x.b.c)`: the chain is rewritten as a whole, at its end. */
export function foldOptional(
  t: T,
  op: (name: string, ...args: Expression[]) => Expression,
  path: NodePath<BabelTypes.OptionalMemberExpression> | NodePath<BabelTypes.OptionalCallExpression>,
): void {
  const { parentPath } = path;
  const continued =
    (parentPath?.isOptionalMemberExpression() && parentPath.node.object === path.node) ||
    (parentPath?.isOptionalCallExpression() && parentPath.node.callee === path.node);
  if (continued || parentPath?.isUnaryExpression({ operator: 'delete' }) || suspends(path)) return;
  const fold = (node: Expression, end: (e: Expression) => Expression): Expression => {
    if (t.isOptionalMemberExpression(node)) {
      const { object, property, computed, optional } = node;
      const read = (of: Expression): Expression =>
        computed ? op('get', of, property as Expression) : t.memberExpression(of, property as BabelTypes.Identifier);
      if (!optional) return fold(object, (o) => end(read(o)));
      const name = path.scope.generateUidIdentifier('o');
      return fold(object, (o) => op('optional', o, t.arrowFunctionExpression([name], end(read(name)))));
    }
    if (t.isOptionalCallExpression(node)) {
      const { callee, arguments: args, optional } = node;
      if (!optional) return fold(callee as Expression, (c) => end(t.callExpression(c, args as Expression[])));
      // `a.b?.()`: the method keeps its owner.
      if (t.isMemberExpression(callee) || t.isOptionalMemberExpression(callee)) {
        const owner = path.scope.generateUidIdentifier('owner');
        const method = path.scope.generateUidIdentifier('method');
        const property = callee.property as Expression;
        const read = callee.computed
          ? op('get', owner, property)
          : t.memberExpression(owner, property as BabelTypes.Identifier);
        const call = t.callExpression(t.memberExpression(method, t.identifier('call')), [
          owner,
          ...(args as Expression[]),
        ]);
        const inside = (o: Expression) =>
          t.callExpression(
            t.arrowFunctionExpression([owner], op('optional', read, t.arrowFunctionExpression([method], end(call)))),
            [o],
          );
        if (t.isOptionalMemberExpression(callee) && callee.optional) {
          const name = path.scope.generateUidIdentifier('o');
          return fold(callee.object, (o) => op('optional', o, t.arrowFunctionExpression([name], inside(name))));
        }
        return fold(callee.object as Expression, inside);
      }
      const name = path.scope.generateUidIdentifier('f');
      return fold(callee as Expression, (c) =>
        op('optional', c, t.arrowFunctionExpression([name], end(t.callExpression(name, args as Expression[])))),
      );
    }
    return end(node);
  };
  const next = fold(path.node, (e) => e);
  next.loc = path.node.loc ?? null;
  path.replaceWith(next);
  path.skip();
}
