/** What is refused at sight, whatever the values. */
import type { types as BabelTypes, NodePath, PluginObj } from '@babel/core';

export function checks({ types: t }: { types: typeof BabelTypes }): PluginObj {
  const useId = (path: NodePath) =>
    path.buildCodeFrameError(
      "React's useId depends on the position in the tree, which differs between Liquid and the browser. Use useSectionId() and a suffix",
    );
  return {
    visitor: {
      ImportSpecifier(path) {
        const from = path.parentPath.isImportDeclaration() ? path.parentPath.node.source.value : '';
        if (from === 'react' && t.isIdentifier(path.node.imported, { name: 'useId' })) throw useId(path);
      },
      MemberExpression(path) {
        if (
          t.isIdentifier(path.node.object, { name: 'React' }) &&
          t.isIdentifier(path.node.property, { name: 'useId' })
        )
          throw useId(path);
      },
      NewExpression(path) {
        // `new Date(x)` of a symbol would print the build's own idea of a date.
        if (!t.isIdentifier(path.node.callee, { name: 'Date' }) || path.scope.hasBinding('Date', { noGlobals: true }))
          return;
        path.node.arguments = path.node.arguments.map((a) =>
          t.isExpression(a)
            ? t.callExpression(t.memberExpression(t.identifier('__ops'), t.identifier('dateArgument')), [a])
            : a,
        );
      },
    },
  };
}
