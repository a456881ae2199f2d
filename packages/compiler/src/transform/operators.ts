/**
 * The Babel plugin that rewrites the operators of TypeScript and JSX into calls that also understand symbols
 * (`symbol/operations.ts`). It runs at build only; the browser gets the source as it was written.
 */
import type { types as BabelTypes, NodePath, PluginObj } from '@babel/core';
import { jsxCall } from './jsx.ts';
import { foldOptional } from './optional.ts';
import { returnFolder } from './returns.ts';
import { suspends } from './suspends.ts';

type T = typeof BabelTypes;
type Expression = BabelTypes.Expression;

const BINARY: Record<string, string> = {
  '===': 'eq',
  '!==': 'ne',
  '==': 'looseEq',
  '!=': 'looseNe',
  '>': 'gt',
  '<': 'lt',
  '>=': 'ge',
  '<=': 'le',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divide',
  '%': 'modulo',
};
const LOGICAL: Record<string, string> = { '&&': 'and', '||': 'or', '??': 'nullish' };
const CONVERSIONS: Record<string, string> = { String: 'string', Number: 'number', Boolean: 'boolean' };

export function operators({ types: t }: { types: T }): PluginObj {
  const op = (name: string, ...args: Expression[]) =>
    t.callExpression(t.memberExpression(t.identifier('__ops'), t.identifier(name)), args);
  const later = (e: Expression) => t.arrowFunctionExpression([], e);
  const foldReturns = returnFolder(t, op);
  const swap = (path: NodePath, next: Expression) => {
    next.loc = path.node.loc ?? null;
    path.replaceWith(next);
    path.skip();
  };

  /** `{ a = 1 }` in a pattern: the default of a symbol is decided on the page. */
  function foldDefaults(path: NodePath<BabelTypes.ObjectPattern>): BabelTypes.Statement[] {
    const made: BabelTypes.Statement[] = [];
    for (const property of path.node.properties) {
      if (
        !t.isObjectProperty(property) ||
        !t.isAssignmentPattern(property.value) ||
        !t.isIdentifier(property.value.left)
      )
        continue;
      const { left, right } = property.value;
      const raw = path.scope.generateUidIdentifier(left.name);
      property.value = raw;
      property.shorthand = false;
      made.push(t.variableDeclaration('let', [t.variableDeclarator(left, op('dflt', raw, later(right)))]));
    }
    return made;
  }

  return {
    visitor: {
      Function: {
        enter(path) {
          const { node } = path;
          if (node.async || node.generator) return;
          const defaults = path.get('params').flatMap((p) => (p.isObjectPattern() ? foldDefaults(p) : []));
          if (defaults.length > 0 && !t.isBlockStatement(node.body))
            node.body = t.blockStatement([t.returnStatement(node.body)]);
          if (t.isBlockStatement(node.body)) {
            node.body.body = foldReturns(node.body.body);
            node.body.body.unshift(...defaults);
            path.scope.crawl();
          }
        },
      },
      VariableDeclaration(path) {
        if (path.parentPath.isFor() || path.node.declarations.length !== 1) return;
        const id = path.get('declarations.0.id') as NodePath;
        if (!id.isObjectPattern()) return;
        const defaults = foldDefaults(id);
        if (defaults.length > 0) path.insertAfter(defaults);
      },
      LogicalExpression: {
        exit(path) {
          const name = LOGICAL[path.node.operator];
          if (name && !suspends(path.get('right'))) swap(path, op(name, path.node.left, later(path.node.right)));
        },
      },
      ConditionalExpression: {
        exit(path) {
          const { test, consequent, alternate } = path.node;
          if (suspends(path.get('consequent')) || suspends(path.get('alternate'))) {
            path.node.test = op('truth', test);
            return;
          }
          swap(path, op('cond', test, later(consequent), later(alternate)));
        },
      },
      BinaryExpression: {
        exit(path) {
          const name = BINARY[path.node.operator];
          if (name && !t.isPrivateName(path.node.left)) swap(path, op(name, path.node.left, path.node.right));
        },
      },
      UnaryExpression: {
        exit(path) {
          const { operator, argument } = path.node;
          if (operator === '!') swap(path, op('not', argument));
          else if (operator === '-' && !t.isNumericLiteral(argument)) swap(path, op('negate', argument));
          // `typeof x` of an undeclared name must not read it.
          else if (operator === 'typeof' && !(t.isIdentifier(argument) && !path.scope.hasBinding(argument.name)))
            swap(path, op('typeOf', argument));
        },
      },
      TemplateLiteral: {
        exit(path) {
          if (path.parentPath.isTaggedTemplateExpression() || path.node.expressions.length === 0) return;
          const strings = path.node.quasis.map((q) => t.stringLiteral(q.value.cooked ?? q.value.raw));
          swap(path, op('template', t.arrayExpression(strings), ...(path.node.expressions as Expression[])));
        },
      },
      OptionalMemberExpression: {
        exit(path) {
          foldOptional(t, op, path);
        },
      },
      OptionalCallExpression: {
        exit(path) {
          foldOptional(t, op, path);
        },
      },
      MemberExpression: {
        exit(path) {
          const { node, parentPath } = path;
          if (!node.computed || t.isLiteral(node.property) || t.isSuper(node.object)) return;
          const target =
            (parentPath.isAssignmentExpression() && parentPath.node.left === node) ||
            parentPath.isUpdateExpression() ||
            parentPath.isUnaryExpression({ operator: 'delete' }) ||
            ((parentPath.isCallExpression() || parentPath.isOptionalCallExpression()) &&
              parentPath.node.callee === node) ||
            parentPath.isTaggedTemplateExpression() ||
            parentPath.isArrayPattern() ||
            (parentPath.isForXStatement() && parentPath.node.left === node) ||
            (parentPath.isObjectProperty() && parentPath.parentPath.isObjectPattern());
          if (!target) swap(path, op('get', node.object, node.property as Expression));
        },
      },
      CallExpression: {
        exit(path) {
          const { callee, arguments: args } = path.node;
          const [only] = args;
          if (
            t.isIdentifier(callee) &&
            args.length === 1 &&
            t.isExpression(only) &&
            !path.scope.hasBinding(callee.name, { noGlobals: true })
          ) {
            const name = CONVERSIONS[callee.name];
            if (name) swap(path, op(name, only));
            return;
          }
          // [a, b && 'c'].filter(Boolean).join(' ')
          if (
            !t.isMemberExpression(callee) ||
            !t.isIdentifier(callee.property, { name: 'join' }) ||
            !t.isExpression(only)
          )
            return;
          const inner = callee.object;
          if (
            t.isCallExpression(inner) &&
            t.isMemberExpression(inner.callee) &&
            t.isIdentifier(inner.callee.property, { name: 'filter' }) &&
            t.isIdentifier(inner.arguments[0], { name: 'Boolean' }) &&
            t.isExpression(inner.callee.object)
          ) {
            swap(path, op('joinTruthy', inner.callee.object, only));
          }
        },
      },
      SpreadElement: {
        exit(path) {
          if (path.parentPath.isObjectExpression()) path.node.argument = op('spread', path.node.argument);
          else path.node.argument = op('iterable', path.node.argument);
        },
      },
      ForOfStatement: {
        exit(path) {
          path.node.right = op('iterable', path.node.right);
        },
      },
      IfStatement: {
        exit(path) {
          path.node.test = op('truth', path.node.test);
        },
      },
      'WhileStatement|DoWhileStatement'(path: NodePath) {
        if (path.isWhile()) path.node.test = op('truth', path.node.test);
      },
      SwitchStatement: {
        exit(path) {
          path.node.discriminant = op('truth', path.node.discriminant);
        },
      },
      'JSXElement|JSXFragment': {
        exit(path: NodePath) {
          if (path.isJSXElement() || path.isJSXFragment()) swap(path, jsxCall(t, path.node));
        },
      },
    },
  };
}
