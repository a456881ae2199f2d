import { type Cond, nodeOf, type Search } from '../expression/node.ts';
import { isQuotable } from '../expression/value.ts';
import { choose } from './choose.ts';
import { loop } from './loop.ts';
import { expression, operand } from './operand.ts';
import { inner, type Scope } from './scope.ts';
import { joinedText, plainText } from './text.ts';

/** The tags that set a variable to a value that cannot be written inside a tag. */
export function assign(scope: Scope, name: string, value: unknown): string {
  const node = nodeOf(value);
  const set = ({ before, code }: { before: string; code: string }) => `${before}{% assign ${name} = ${code} %}`;
  const capture = (text: string) => `{% capture ${name} %}${text}{% endcapture %}`;
  switch (node?.kind) {
    case 'path':
      return set(expression(scope, node));
    case 'test':
      return flag(scope, name, node.cond);
    case 'branch':
      return choose(
        scope,
        node.cond,
        (s) => set(operand(s, node.yes)),
        (s) => set(operand(s, node.no)),
      );
    case 'text':
      return capture(node.parts.map((part) => plainText(inner(scope), part)).join(''));
    case 'joined':
      return capture(joinedText(inner(scope), node, plainText));
    case 'search':
      return searchLoop(scope, name, node);
    case 'fold': {
      const { list, name: sum, start, step } = node;
      // A step reads the sum, so it must not be read from an earlier variable.
      const rounds = loop(scope, list, (s) => assign(inner(s), sum, step));
      return `${assign(inner(scope), sum, start)}${rounds}{% assign ${name} = ${sum} %}`;
    }
    case undefined:
      // A number stays a number.
      if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && isQuotable(value)))
        return set(operand(scope, value));
      return capture(plainText(scope, value));
    default:
      return capture(plainText(scope, value));
  }
}

/** Whether a condition holds. */
function flag(scope: Scope, name: string, cond: Cond): string {
  const set = choose(
    scope,
    cond,
    () => `{% assign ${name} = true %}`,
    () => '',
  );
  return `{% assign ${name} = false %}${set}`;
}

/** Iterates over a list until the result is known. */
function searchLoop(scope: Scope, name: string, { list, what }: Search): string {
  const start = { count: '0', some: 'false', index: '-1' }[what];
  const step = {
    count: `{% assign ${name} = ${name} | plus: 1 %}`,
    some: `{% assign ${name} = true %}{% break %}`,
    index: `{% assign ${name} = forloop.index0 %}{% break %}`,
  }[what];
  return `{% assign ${name} = ${start} %}${loop(scope, list, () => step)}`;
}
