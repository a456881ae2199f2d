import { compare } from '../expression/condition.ts';
import { nodeOf, type Path, type Text } from '../expression/node.ts';
import { RefusedError } from '../expression/refuse.ts';
import { isNull, truthy } from '../expression/truth.ts';
import { describe, filter, path } from '../expression/value.ts';
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
    case 'path':
      return pathAttribute(scope, tag, name, value, node);
    case 'fold':
      if (node.type === 'integer')
        return literalText(react(tag, name, NUMBER)).replace(String(NUMBER), () => escapedText(scope, value));
      return around(scope, tag, name, value, (s) => escapedText(s, value));
    case 'text':
    case 'joined':
      return around(scope, tag, name, value, (s) =>
        isAddress(tag, name) && node.kind === 'text' && textMayBeScript(node)
          ? address(s, tag, name, value)
          : escapedText(s, value),
      );
    case 'unrendered':
      return node.refuse();
    case 'search':
      if (node.what === 'some')
        return either(
          scope,
          truthy(value),
          (s) => attribute(s, tag, name, true),
          (s) => attribute(s, tag, name, false),
        );
      return literalText(react(tag, name, NUMBER)).replace(String(NUMBER), () => escapedText(scope, value));
    default:
      throw new RefusedError(`The attribute ${name} of <${tag}> is given a list (\`${describe(value)}\`). Use .join`);
  }
}

function pathAttribute(scope: Scope, tag: string, name: string, value: unknown, node: Path): string {
  if (node.nullable) {
    const present = path(node.base, { ...node, nullable: false });
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
  if (numeric && react(tag, name, 0) === '') {
    // React leaves numbers out that the attribute cannot have.
    return either(
      scope,
      compare(value, '>', 0),
      (s) => literalText(sample).replace(mark, () => escapedText(s, value)),
      () => '',
    );
  }
  const print = (s: Scope): string =>
    isAddress(tag, name) && !numeric && mayBeScript(node) ? address(s, tag, name, value) : escapedText(s, value);
  const filled = (s: Scope) => literalText(sample).replace(mark, () => print(s));
  const never = ['image_url', 'asset_url', 'money'].includes(node.filters.at(-1)?.name ?? '');
  if (numeric || never || react(tag, name, '') === sample.replace(MARK, '')) return filled(scope);
  // `src` and `href`: React leaves them out when they are empty.
  return either(scope, truthy(value), filled, () => literalText(react(tag, name, '')));
}

/** What React looks for scripts in. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref']);
const isAddress = (tag: string, name: string): boolean =>
  ADDRESSES.has(name) && react(tag, name, SCRIPT).includes('React has blocked');
const SCRIPT = 'javascript:0';

/** Filters whose addresses are the platform's own. */
const OWN_ADDRESSES = new Set(['image_url', 'asset_url', 'file_url', 'url_encode', 'prepend']);

/** Whether an address may be a script: not one that the platform made. */
const mayBeScript = ({ isOwnAddress, filters }: Path): boolean =>
  !isOwnAddress && !filters.some(({ name }) => OWN_ADDRESSES.has(name));

/** Whether a text that is put together may be one: not where its start is constant, and no start of `javascript:`. */
function textMayBeScript({ parts }: Text): boolean {
  const [first] = parts;
  const node = nodeOf(first);
  if (typeof first === 'string') return /^[\s\p{Cc}]*(j|$)/iu.test(first);
  return node?.kind !== 'path' || mayBeScript(node);
}

/** An address as React prints it: of a script its warning. Addresses without a colon, which most are, need no look. */
function address(scope: Scope, tag: string, name: string, value: unknown): string {
  const plain = (s: Scope) => escapedText(s, value);
  const blocked = / [\w-]+="(.*)"$/.exec(react(tag, name, SCRIPT))?.[1] ?? '';
  const first = filter(filter(value, 'split', [':'], {}, 'unknown'), 'first');
  const scheme = ['strip', 'strip_newlines', 'downcase'].reduce<unknown>(
    (text, step) => filter(text, step),
    filter(first, 'remove', ['\t']),
  );
  return choose(
    scope,
    compare(value, 'contains', ':'),
    (s) => choose(s, compare(scheme, '==', 'javascript'), () => literalText(blocked), plain),
    plain,
  );
}

function around(scope: Scope, tag: string, name: string, value: unknown, print: (scope: Scope) => string): string {
  const sample = react(tag, name, MARK);
  const filled = (s: Scope) => literalText(sample).replace(MARK, () => print(s));
  if (sample.includes(MARK) && react(tag, name, '') === sample.replace(MARK, '')) return filled(scope);
  if (sample.includes(MARK)) return either(scope, truthy(value), filled, () => literalText(react(tag, name, '')));
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
