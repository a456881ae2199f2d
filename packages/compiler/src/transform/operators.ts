/**
 * The Babel plugin that rewrites the operators of TypeScript and JSX into calls that also understand symbols
 * (`symbol/operations.ts`). It runs at build only; the browser gets the source as it was written.
 */
import type { types as BabelTypes, NodePath, PluginObj } from '@babel/core';
import { jsxCall } from './jsx.ts';

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

/** An `await` or `yield` of this very function cannot move into a function of its own. */
function suspends(path: NodePath): boolean {
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

export function operators({ types: t }: { types: T }): PluginObj {
  const op = (name: string, ...args: Expression[]) =>
    t.callExpression(t.memberExpression(t.identifier('__ops'), t.identifier(name)), args);
  const later = (e: Expression) => t.arrowFunctionExpression([], e);
  const swap = (path: NodePath, next: Expression) => {
    next.loc = path.node.loc ?? null;
    path.replaceWith(next);
    path.skip();
  };

  /** Statements that always return, as the body of a function. */
  const returns = (body: readonly BabelTypes.Statement[]): boolean => {
    const last = body.at(-1);
    if (last === undefined) return false;
    if (t.isReturnStatement(last) || t.isThrowStatement(last)) return true;
    if (t.isBlockStatement(last)) return returns(last.body);
    if (t.isIfStatement(last)) return last.alternate != null && returns([last.consequent]) && returns([last.alternate]);
    return false;
  };
  const body = (s: BabelTypes.Statement): BabelTypes.Statement[] => (t.isBlockStatement(s) ? s.body : [s]);
  const thunk = (statements: BabelTypes.Statement[]) => t.arrowFunctionExpression([], t.blockStatement(statements));

  /** `if (a) return x; rest` → `return cond(a, () => x, () => { rest })`, so that the test may be a symbol. */
  function foldReturns(statements: BabelTypes.Statement[]): BabelTypes.Statement[] {
    for (const [i, statement] of statements.entries()) {
      const rest = statements.slice(i + 1);
      if (t.isIfStatement(statement) && returns(body(statement.consequent))) {
        const otherwise = statement.alternate ? [...body(statement.alternate), ...rest] : rest;
        // Function declarations are seen from above: they stay where they are.
        if (otherwise.some((s) => t.isFunctionDeclaration(s))) return statements;
        const folded = t.returnStatement(
          op('cond', statement.test, thunk(foldReturns(body(statement.consequent))), thunk(foldReturns(otherwise))),
        );
        folded.loc = statement.loc ?? null;
        return [...statements.slice(0, i), folded];
      }
      if (t.isSwitchStatement(statement)) {
        const folded = foldSwitch(statement, rest);
        if (folded) return [...statements.slice(0, i), ...folded];
      }
    }
    return statements;
  }

  /** A `switch` each of whose cases returns, as a chain of conditions. */
  function foldSwitch(
    statement: BabelTypes.SwitchStatement,
    rest: BabelTypes.Statement[],
  ): BabelTypes.Statement[] | undefined {
    const subject = t.identifier('__subject');
    const groups: { tests: Expression[]; isDefault: boolean; body: BabelTypes.Statement[] }[] = [];
    let tests: Expression[] = [];
    let isDefault = false;
    for (const c of statement.cases) {
      if (c.test) tests.push(c.test);
      else isDefault = true;
      if (c.consequent.length === 0) continue;
      const inside =
        c.consequent.length === 1 && t.isBlockStatement(c.consequent[0]) ? c.consequent[0].body : c.consequent;
      if (!returns(inside)) return undefined;
      groups.push({ tests, isDefault, body: inside });
      tests = [];
      isDefault = false;
    }
    if (groups.some((g, i) => g.isDefault && i < groups.length - 1)) return undefined;
    const last = groups.at(-1)?.isDefault ? groups.pop() : undefined;
    let otherwise: Expression = thunk(foldReturns(last ? last.body : rest));
    for (const group of groups.toReversed()) {
      const matches = group.tests
        .map((test) => op('eq', subject, test) as Expression)
        .reduce((a, b) => op('or', a, later(b)));
      otherwise = thunk([t.returnStatement(op('cond', matches, thunk(foldReturns(group.body)), otherwise))]);
    }
    const run = t.callExpression(t.arrowFunctionExpression([subject], t.callExpression(otherwise, [])), [
      statement.discriminant,
    ]);
    const folded = t.returnStatement(run);
    folded.loc = statement.loc ?? null;
    return [folded];
  }

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

/** `a?.b.c` → `optional(a, (x) => x.b.c)`: the chain is rewritten as a whole, at its end. */
function foldOptional(
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
