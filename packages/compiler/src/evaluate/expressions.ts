/** Expressions. */

import type { Expression, UnaryExpression } from '@oxc-project/types';
import { arithmetic } from '../expression/arithmetic.ts';
import { each, fork, isWithinTry, prune } from '../expression/branching.ts';
import { natively } from '../expression/native-operators.ts';
import { isExpression, isUnrendered } from '../expression/node.ts';
import { negation, typeOf } from '../expression/operators.ts';
import { template } from '../expression/print.ts';
import { refuse } from '../expression/refuse.ts';
import { truthy } from '../expression/truth.ts';
import { assignment, update } from './assignments.ts';
import { refusedName } from './builtins/refused.ts';
import { called, chain, constructed, tagged } from './call-expressions.ts';
import type { Evaluator } from './context.ts';
import { arrayOf, objectOf } from './expressions-of-objects.ts';
import { elementOf, fragmentOf } from './jsx.ts';
import { member } from './member-expressions.ts';
import { made, remove } from './objects.ts';
import { binary, hasPrivate, logical } from './operators.ts';
import { keyOf, privateOf } from './patterns.ts';
import type { Scope } from './scope.ts';
import { site, unrenderedHere } from './site.ts';

/** Evaluates an expression. */
export function evaluate(node: Expression, scope: Scope, evaluator: Evaluator): unknown {
  const before = site.node;
  site.node = node;
  const value = compute(node, scope, evaluator);
  site.node = before;
  return value;
}

function compute(node: Expression, scope: Scope, evaluator: Evaluator): unknown {
  const value = (inner: Expression) => evaluate(inner, scope, evaluator);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? made(new RegExp(node.regex.pattern, node.regex.flags)) : node.value;
    case 'Identifier':
      return variable(node.name, scope);
    case 'TemplateLiteral':
      return template(
        node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw),
        node.expressions.map((inner) => each(value(inner), (known) => known)),
      );
    case 'TaggedTemplateExpression':
      return tagged(node.tag, node.quasi, scope, evaluator);
    case 'ArrayExpression':
      return arrayOf(node, scope, evaluator);
    case 'ObjectExpression':
      return objectOf(node, scope, evaluator);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return evaluator.close(node, scope);
    case 'ClassExpression':
    case 'ClassDeclaration':
      return evaluator.classOf(node, scope);
    case 'MemberExpression':
      return member(node, scope, evaluator);
    case 'CallExpression':
      return called(node, scope, evaluator);
    case 'ChainExpression':
      return chain(node.expression as Expression, scope, evaluator, (end) => end);
    case 'NewExpression':
      return constructed(node, scope, evaluator);
    case 'ConditionalExpression': {
      const test = prune(value(node.test));
      // A value computed from one that must not be rendered must not be rendered either.
      if (isUnrendered(test)) return test;
      return fork(
        truthy(test),
        () => value(node.consequent),
        () => value(node.alternate),
      );
    }
    case 'LogicalExpression':
      return logical(node.operator, value(node.left), () => value(node.right));
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier')
        return hasPrivate(prune(value(node.right)), privateOf(node.left.name, scope));
      return binary(node.operator, value(node.left), value(node.right));
    }
    case 'UnaryExpression':
      return unary(node, scope, evaluator);
    case 'UpdateExpression':
      return update(node, scope, evaluator);
    case 'AssignmentExpression':
      return assignment(node, scope, evaluator);
    case 'SequenceExpression':
      return node.expressions.map(value).at(-1);
    case 'ThisExpression':
      return scope.frame.self;
    case 'JSXElement':
      return elementOf(node, scope, evaluator);
    case 'JSXFragment':
      return fragmentOf(node, scope, evaluator);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'ParenthesizedExpression':
      return value(node.expression);
    case 'AwaitExpression':
      return refuse('`await` is used while rendering', 'Wait for it in an effect');
    case 'YieldExpression':
      return refuse('`yield` is used while rendering', 'Return a list');
    case 'ImportExpression':
      return refuse(
        'A module is imported while rendering',
        'Import it in an effect or a handler, or at the top of the file',
      );
    case 'MetaProperty':
      return node.meta.name === 'new'
        ? scope.frame.newTarget
        : refuse('`import.meta` is read while rendering', 'Import the file instead');
    default:
      return refuse(`An expression (${node.type}) is not of the language of sections`, 'Write it as plain TypeScript');
  }
}

function variable(name: string, scope: Scope): unknown {
  const found = scope.find(name);
  if (found === undefined) return name === 'arguments' ? argumentsOf(scope) : global(name);
  if ('get' in found) return found.get();
  if (!found.isSet) return refuse(`\`${name}\` is read before it is declared`, 'Declare it above');
  return prune(found.read());
}

const argumentsOf = (scope: Scope): unknown => made([...scope.frame.args]);

function global(name: string): unknown {
  if (name === 'undefined') return undefined;
  const remedy = refusedName(name);
  // On a server it is an error, which the source could catch.
  if (remedy !== undefined && isWithinTry())
    return refuse(`\`${name}\` is read within \`try\``, 'Read it in an effect');
  if (remedy !== undefined) return unrenderedHere(`\`${name}\` is read while rendering`, remedy);
  if (!(name in globalThis)) return refuse(`\`${name}\` is not defined`, 'Import or declare it');
  return Reflect.get(globalThis, name) as unknown;
}

function unary({ operator, argument }: UnaryExpression, scope: Scope, evaluator: Evaluator): unknown {
  if (operator === 'delete') {
    if (argument.type !== 'MemberExpression')
      return refuse('`delete` is used on something else than a member', 'Make a new object without it');
    remove(
      evaluator.evaluate(argument.object, scope),
      keyOf(argument.property, argument.computed, scope, evaluator) as PropertyKey,
    );
    return true;
  }
  const value = prune(evaluator.evaluate(argument, scope));
  switch (operator) {
    case '!':
      return negation(value);
    case '-':
      return isExpression(value) ? arithmetic(0, value, '-') : natively('-', [value], () => -(value as number));
    case '+':
      return isExpression(value) ? arithmetic(value, 0, '+') : natively('+', [value], () => +(value as number));
    case 'typeof':
      return typeOf(value);
    case 'void':
      return undefined;
    default:
      return isExpression(value)
        ? refuse('`~` is used on a number of the page', 'Compute it in `data`')
        : natively('~', [value], () => ~(value as number));
  }
}
