/** JSX as elements. */
import type {
  Expression,
  JSXAttributeItem,
  JSXChild,
  JSXElement,
  JSXElementName,
  JSXFragment,
} from '@oxc-project/types';
import { decodeHTMLStrict } from 'entities';
import { nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { createElement, Fragment } from '../react/element.ts';
import type { Evaluator } from './context.ts';
import { spreadInto } from './expressions-of-objects.ts';
import { read } from './read.ts';
import type { Scope } from './scope.ts';
import { here } from './site.ts';

export function elementOf(node: JSXElement, scope: Scope, evaluator: Evaluator): unknown {
  const { name, attributes } = node.openingElement;
  const type = typeOf(name, scope, evaluator);
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) put(props, attribute, scope, evaluator);
  // The children of ClientOnly are not evaluated: they may read `window`.
  const isForBrowser = name.type === 'JSXIdentifier' && name.name === 'ClientOnly';
  return createElement(type, props, isForBrowser ? [] : children(node.children, scope, evaluator), here());
}

export const fragmentOf = (node: JSXFragment, scope: Scope, evaluator: Evaluator): unknown =>
  createElement(Fragment, {}, children(node.children, scope, evaluator), here());

function typeOf(name: JSXElementName, scope: Scope, evaluator: Evaluator): unknown {
  switch (name.type) {
    case 'JSXIdentifier':
      return /^[a-z]/.test(name.name) || name.name.includes('-') ? name.name : variable(name.name, scope, evaluator);
    case 'JSXMemberExpression':
      // In a member expression the first name is a variable, even in lower case.
      return read(
        name.object.type === 'JSXIdentifier'
          ? variable(name.object.name, scope, evaluator)
          : typeOf(name.object as JSXElementName, scope, evaluator),
        name.property.name,
      );
    case 'JSXNamespacedName':
      return `${name.namespace.name}:${name.name.name}`;
  }
}

const variable = (name: string, scope: Scope, evaluator: Evaluator): unknown =>
  name === 'this'
    ? scope.frame.self
    : evaluator.evaluate({ type: 'Identifier', name, start: 0, end: 0 } as Expression, scope);

function put(props: Record<string, unknown>, attribute: JSXAttributeItem, scope: Scope, evaluator: Evaluator): void {
  if (attribute.type === 'JSXSpreadAttribute') {
    spreadInto(props, evaluator.evaluate(attribute.argument, scope));
    return;
  }
  const name =
    attribute.name.type === 'JSXNamespacedName'
      ? `${attribute.name.namespace.name}:${attribute.name.name.name}`
      : attribute.name.name;
  const { value } = attribute;
  props[name] =
    value === null
      ? true
      : value.type === 'Literal'
        ? decodeHTMLStrict(String(value.value))
        : value.type === 'JSXExpressionContainer'
          ? evaluator.evaluate(value.expression as Expression, scope)
          : evaluator.evaluate(value as Expression, scope);
}

function children(nodes: readonly JSXChild[], scope: Scope, evaluator: Evaluator): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    switch (node.type) {
      case 'JSXText': {
        const text = cleaned(node.value);
        return text === '' ? [] : [decodeHTMLStrict(text)];
      }
      case 'JSXExpressionContainer':
        return node.expression.type === 'JSXEmptyExpression' ? [] : [evaluator.evaluate(node.expression, scope)];
      case 'JSXSpreadChild': {
        const value = evaluator.evaluate(node.expression, scope);
        return nodeOf(value) === undefined && Array.isArray(value)
          ? value
          : refuse('Children are spread that are no list', 'Write {children}');
      }
      default:
        return [evaluator.evaluate(node as Expression, scope)];
    }
  });
}

/** White space of the JSX transform, including no-break spaces. */
const SPACE = '[\\t\\v\\f \\x85\\xa0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u3000\\ufeff]*';
const SPACES_BEFORE = new RegExp(`^${SPACE}`);
const SPACES_AFTER = new RegExp(`${SPACE}$`);

/** JSX text: lines are trimmed at their breaks and joined by spaces; lines of spaces only are dropped. */
function cleaned(text: string): string {
  const lines = text.split(/[\n\r\u2028\u2029]/);
  return lines
    .map((line, i) => {
      const start = i === 0 ? line : line.replace(SPACES_BEFORE, '');
      return i === lines.length - 1 ? start : start.replace(SPACES_AFTER, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}
