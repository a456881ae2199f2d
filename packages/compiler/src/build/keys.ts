/** The keys of `t` in a module that the browser runs. */

import type { ParseResult } from '@babel/core';
import { type NodePath, types as t, traverse } from '@babel/core';

export interface KeyProblem {
  line: number;
  message: string;
}

const isFace = (source: string): boolean =>
  /(^@vitrine\/compiler(\/view\.ts)?$)|(compiler\/src\/(view|index)\.ts$)|(src\/view\.ts$)/.test(source);

export function translationKeys(ast: ParseResult): { keys: string[]; problems: KeyProblem[] } {
  const keys: string[] = [];
  const problems: KeyProblem[] = [];
  const literals = (node: t.Node | null | undefined): string[] | undefined => {
    if (t.isStringLiteral(node)) return [node.value];
    if (t.isTemplateLiteral(node) && node.expressions.length === 0) return [node.quasis[0]?.value.cooked ?? ''];
    if (t.isConditionalExpression(node)) {
      const [yes, no] = [literals(node.consequent), literals(node.alternate)];
      return yes && no ? [...yes, ...no] : undefined;
    }
    if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) return literals(node.expression);
    return undefined;
  };
  traverse(ast, {
    CallExpression(path: NodePath<t.CallExpression>) {
      const { callee, arguments: args } = path.node;
      if (!t.isIdentifier(callee)) return;
      const binding = path.scope.getBinding(callee.name);
      const declared = binding?.path.parent;
      if (!binding?.path.isImportSpecifier() || !t.isIdentifier(binding.path.node.imported, { name: 't' })) return;
      if (!t.isImportDeclaration(declared) || !isFace(declared.source.value)) return;
      const found = literals(args[0]);
      if (found) keys.push(...found);
      else {
        problems.push({
          line: path.node.loc?.start.line ?? 0,
          message:
            'The key of t(…) is put together at run time, so its text cannot be sent to the browser. Write the keys out: a ?: or a map from values to t(…) calls',
        });
      }
    },
  });
  return { keys, problems };
}
