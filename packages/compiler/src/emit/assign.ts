import { nodeOf } from '../symbol/node.ts';
import { choose } from './choose.ts';
import { expression, operand } from './operand.ts';
import { inner, type Scope } from './scope.ts';
import { joinedText, plainText } from './text.ts';

/** The tags that set a variable to a value that cannot stand inside a tag itself. */
export function assign(scope: Scope, name: string, value: unknown): string {
  const node = nodeOf(value);
  const set = ({ before, code }: { before: string; code: string }) => `${before}{% assign ${name} = ${code} %}`;
  const capture = (text: string) => `{% capture ${name} %}${text}{% endcapture %}`;
  switch (node?.kind) {
    case 'leaf':
      return set(expression(scope, node));
    case 'test':
      return choose(
        scope,
        node.cond,
        () => `{% assign ${name} = true %}`,
        () => `{% assign ${name} = false %}`,
      );
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
    default:
      return capture(plainText(scope, value));
  }
}
