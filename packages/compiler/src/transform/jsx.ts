/** JSX → calls of `__jsx(type, props, ...children)`. */
import type { types as BabelTypes } from '@babel/core';

type T = typeof BabelTypes;
type Expression = BabelTypes.Expression;
type Name = BabelTypes.JSXIdentifier | BabelTypes.JSXMemberExpression | BabelTypes.JSXNamespacedName;

export function jsxCall(t: T, node: BabelTypes.JSXElement | BabelTypes.JSXFragment): Expression {
  const children = t.react.buildChildren(node) as Expression[];
  if (t.isJSXFragment(node))
    return t.callExpression(t.identifier('__jsx'), [t.identifier('__Fragment'), t.nullLiteral(), ...children]);
  const { name, attributes } = node.openingElement;
  // What only the browser can draw is not even made while painting: it may speak of `window`.
  if (t.isJSXIdentifier(name, { name: 'ClientOnly' })) children.length = 0;
  const props = attributes.map((attribute) => {
    if (t.isJSXSpreadAttribute(attribute)) {
      return t.spreadElement(
        t.callExpression(t.memberExpression(t.identifier('__ops'), t.identifier('spread')), [attribute.argument]),
      );
    }
    const key = t.isJSXNamespacedName(attribute.name)
      ? `${attribute.name.namespace.name}:${attribute.name.name.name}`
      : attribute.name.name;
    return t.objectProperty(t.stringLiteral(key), value(t, attribute.value));
  });
  return t.callExpression(t.identifier('__jsx'), [
    type(t, name),
    props.length > 0 ? t.objectExpression(props) : t.nullLiteral(),
    ...children,
  ]);
}

function value(t: T, given: BabelTypes.JSXAttribute['value']): Expression {
  if (given === null || given === undefined) return t.booleanLiteral(true);
  if (t.isJSXExpressionContainer(given)) return given.expression as Expression;
  // A line break within an attribute's text is a space, as in React's own transform.
  if (t.isStringLiteral(given)) return t.stringLiteral(given.value.replace(/\n\s+/g, ' '));
  return given as unknown as Expression;
}

function type(t: T, name: Name): Expression {
  if (t.isJSXMemberExpression(name)) return t.memberExpression(type(t, name.object), t.identifier(name.property.name));
  if (t.isJSXNamespacedName(name)) return t.stringLiteral(`${name.namespace.name}:${name.name.name}`);
  return /^[a-z]/.test(name.name) ? t.stringLiteral(name.name) : t.identifier(name.name);
}
