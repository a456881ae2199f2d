import { isNull, truthy } from '../symbol/js-conditions.ts';
import { type Leaf, nodeOf } from '../symbol/node.ts';
import { RefusedError } from '../symbol/refuse.ts';
import { describe, leaf } from '../symbol/value.ts';
import { choose } from './choose.ts';
import { MARK, NUMBER, react } from './react.ts';
import type { Scope } from './scope.ts';
import { style } from './style.ts';
import { escapedText, literalText, plainText } from './text.ts';

/** Stands for attributes that Liquid prints whole. */
export const PRINTED_ATTRIBUTES = 'data-vitrine-printed';

/** ` name="…"` as React would print it for the value, with tags where the value goes. */
export function attribute(scope: Scope, tag: string, name: string, value: unknown): string {
  const node = nodeOf(value);
  if (name === PRINTED_ATTRIBUTES) {
    return choose(
      scope,
      truthy(value),
      (s) => ` ${plainText(s, value)}`,
      () => '',
    );
  }
  if (node === undefined) {
    if (name === 'style' && value !== null && typeof value === 'object')
      return style(scope, value as Record<string, unknown>);
    return literalText(react(tag, name, value));
  }
  switch (node.kind) {
    case 'test':
      return either(
        scope,
        node.cond,
        (s) => attribute(s, tag, name, true),
        (s) => attribute(s, tag, name, false),
      );
    case 'branch':
      return either(
        scope,
        node.cond,
        (s) => attribute(s, tag, name, node.yes),
        (s) => attribute(s, tag, name, node.no),
      );
    case 'leaf':
      return leafAttribute(scope, tag, name, value, node);
    case 'text':
    case 'joined':
      return around(scope, tag, name, value, (s) => escapedText(s, value));
    default:
      throw new RefusedError(`The attribute ${name} of <${tag}> is given a list (\`${describe(value)}\`). Use .join`);
  }
}

function leafAttribute(scope: Scope, tag: string, name: string, value: unknown, node: Leaf): string {
  if (node.nullable) {
    const present = leaf(node.base, {
      type: node.type,
      filters: node.filters,
      ...(node.loop ? { loop: node.loop } : {}),
    });
    return either(
      scope,
      isNull(value),
      (s) => attribute(s, tag, name, null),
      (s) => attribute(s, tag, name, present),
    );
  }
  if (node.type === 'boolean') {
    return either(
      scope,
      truthy(value),
      (s) => attribute(s, tag, name, true),
      (s) => attribute(s, tag, name, false),
    );
  }
  const numeric = node.type === 'integer' || node.type === 'number' || node.type === 'size';
  const sample = numeric ? react(tag, name, NUMBER) : react(tag, name, MARK);
  const mark = numeric ? String(NUMBER) : MARK;
  if (!sample.includes(mark)) {
    // An attribute that is there or not, like `disabled`: only truth counts.
    const empty = react(tag, name, numeric ? 0 : '');
    return sample === empty
      ? literalText(sample)
      : either(
          scope,
          truthy(value),
          () => literalText(sample),
          () => literalText(empty),
        );
  }
  const filled = (s: Scope) => literalText(sample).replace(mark, () => escapedText(s, value));
  const never = ['image_url', 'asset_url', 'money'].includes(node.filters.at(-1)?.name ?? '');
  if (numeric || never || react(tag, name, '') === sample.replace(MARK, '')) return filled(scope);
  // `src` and `href`: React leaves them out when they are empty.
  return either(scope, truthy(value), filled, () => literalText(react(tag, name, '')));
}

function around(scope: Scope, tag: string, name: string, value: unknown, print: (scope: Scope) => string): string {
  const sample = react(tag, name, MARK);
  if (sample.includes(MARK)) return literalText(sample).replace(MARK, () => print(scope));
  return either(
    scope,
    truthy(value),
    () => literalText(sample),
    () => literalText(react(tag, name, '')),
  );
}

/** Like `choose`, with what both sides have in common written once. */
function either(
  scope: Scope,
  cond: Parameters<typeof choose>[1],
  yes: (s: Scope) => string,
  no: (s: Scope) => string,
): string {
  const simple = / ([\w:-]+)="/;
  let head = '';
  const split = (make: (s: Scope) => string) => (s: Scope) => {
    const whole = make(s);
    const match = simple.exec(whole);
    const same = match?.index === 0 && whole.endsWith('"') && !whole.slice(0, -1).slice(match[0].length).includes('"');
    if (same && match) {
      head = match[0];
      return whole.slice(head.length, -1);
    }
    return `${MARK}${whole}`;
  };
  const before = new Map(scope.assigned);
  const merged = choose(scope, cond, split(yes), split(no));
  if (!merged.includes(MARK)) return head + merged + (head ? '"' : '');
  scope.assigned = before;
  return choose(scope, cond, yes, no);
}
