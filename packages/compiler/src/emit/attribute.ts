import { all, compare, some } from '../expression/condition.ts';
import { filter } from '../expression/filter.ts';
import { type Node, nodeOf, type Path } from '../expression/node.ts';
import { RefusedError, refuse } from '../expression/refuse.ts';
import { isNull, truthy } from '../expression/truth.ts';
import { describe, path } from '../expression/value.ts';
import { choose } from './choose.ts';
import { MARK, mayPrint, NUMBER, react } from './react.ts';
import type { Scope } from './scope.ts';
import { isNumeric, style } from './style.ts';
import { escapedText, literalText, plainText } from './text.ts';

/** Placeholder for attributes that Liquid prints whole. */
export const PRINTED_ATTRIBUTES = 'data-vitrine-printed';

/** ` name="…"` as React prints it, with tags in place of the value. */
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
    mayPrint(value, `The attribute ${name} of <${tag}>`);
    return literalText(react(tag, name, value));
  }
  switch (node.kind) {
    case 'test':
      return booleanAttribute(scope, tag, name, value);
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
      return node.type === 'integer'
        ? numberAttribute(scope, tag, name, value)
        : textAttribute(scope, tag, name, value, node);
    case 'text':
    case 'joined':
      return textAttribute(scope, tag, name, value, node);
    case 'unrendered':
      return node.refuse();
    case 'search':
      return node.what === 'some'
        ? booleanAttribute(scope, tag, name, value)
        : numberAttribute(scope, tag, name, value);
    default:
      throw new RefusedError(`The attribute ${name} of <${tag}> is given a list (\`${describe(value)}\`). Use .join`);
  }
}

const booleanAttribute = (scope: Scope, tag: string, name: string, value: unknown): string =>
  either(
    scope,
    truthy(value),
    (s) => attribute(s, tag, name, true),
    (s) => attribute(s, tag, name, false),
  );

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
  if (node.type === 'boolean') return booleanAttribute(scope, tag, name, value);
  return isNumeric(value) ? numberAttribute(scope, tag, name, value) : textAttribute(scope, tag, name, value, node);
}

function numberAttribute(scope: Scope, tag: string, name: string, value: unknown): string {
  const [sample, zero] = [react(tag, name, NUMBER), react(tag, name, 0)];
  const filled = (s: Scope) => literalText(sample).replace(String(NUMBER), () => escapedText(s, value));
  if (!sample.includes(String(NUMBER))) return thereOrNot(scope, value, sample, zero);
  // React leaves out numbers that the attribute cannot have.
  return zero === '' ? either(scope, compare(value, '>=', 1), filled, () => '') : filled(scope);
}

/** A boolean attribute such as `disabled`. */
const thereOrNot = (scope: Scope, value: unknown, there: string, not: string): string =>
  there === not
    ? literalText(there)
    : either(
        scope,
        truthy(value),
        () => literalText(there),
        () => literalText(not),
      );

function textAttribute(scope: Scope, tag: string, name: string, value: unknown, node: Node): string {
  if (name === 'style') return refuse('A style is no object that is written out', 'Write its keys: style={{ color }}');
  const [sample, empty] = [react(tag, name, MARK), react(tag, name, '')];
  if (!sample.includes(MARK)) {
    if (!react(tag, name, NUMBER).includes(String(NUMBER))) return thereOrNot(scope, value, sample, empty);
    const [only, ...rest] = node.kind === 'text' ? node.parts : [];
    if (isNumeric(only) && rest.length === 0) return numberAttribute(scope, tag, name, only);
    return refuse(
      `The attribute ${name} of <${tag}>, which has to be a number, is given the text \`${describe(value)}\``,
      'Give it a number',
    );
  }
  if (node.kind === 'path' && node.type === 'json')
    return refuse(
      `\`${describe(value)}\`, which may be of several types, is given to the attribute ${name} of <${tag}>`,
      'Give it one type in the schema',
    );
  const print = isAddress(tag, name) && mayBeScript(node) ? address : printText;
  const filled = (s: Scope) => literalText(sample).replace(MARK, () => print(s, tag, name, value));
  // `src` and `href`: React leaves them out when they are empty.
  return empty === sample.replace(MARK, '') || isNeverEmpty(node)
    ? filled(scope)
    : either(scope, truthy(value), filled, () => literalText(empty));
}

const printText = (scope: Scope, _tag: string, _name: string, value: unknown): string => escapedText(scope, value);

const isNeverEmpty = (node: Node): boolean =>
  node.kind === 'path' && ['image_url', 'asset_url', 'money'].includes(node.filters.at(-1)?.name ?? '');

const isAddress = (tag: string, name: string): boolean => react(tag, name, SCRIPT).includes('React has blocked');
const SCRIPT = 'javascript:0';

/** Filters that return addresses of the platform. */
const OWN_ADDRESSES = new Set(['image_url', 'asset_url', 'file_url', 'url_encode', 'prepend']);

/** Whether an address may be a script: not one that the platform made, nor one whose start is constant, and no start of `javascript:`. */
function mayBeScript(node: Node): boolean {
  if (node.kind === 'path') return !node.isOwnAddress && !node.filters.some(({ name }) => OWN_ADDRESSES.has(name));
  if (node.kind !== 'text') return true;
  const [first] = node.parts;
  if (typeof first === 'string') return /^[\s\p{Cc}]*(j|$)/iu.test(first);
  const start = nodeOf(first);
  return start?.kind !== 'path' || mayBeScript(start);
}

/**
 * An address as React prints it: of a script its warning. Addresses without a colon, which most are, need no look. Control characters are looked for
 * in their encoding: templates cannot hold them.
 */
function address(scope: Scope, tag: string, name: string, value: unknown): string {
  const plain = (s: Scope) => escapedText(s, value);
  const blocked = / [\w:-]+="(.*)"$/.exec(react(tag, name, SCRIPT))?.[1] ?? '';
  const first = filter(filter(value, 'split', [':'], {}, 'unknown'), 'first');
  const encoded = ['lstrip', 'url_encode'].reduce<unknown>((text, step) => filter(text, step), first);
  const joined = ['%09', '%0A', '%0D'].reduce<unknown>((text, gap) => filter(text, 'remove', [gap]), encoded);
  const scheme = filter(joined, 'downcase');
  const start = filter(scheme, 'slice', [0, 2]);
  // Everything after the first control character is ignored: no valid address starts with one.
  const isHidden = all(
    compare(scheme, 'contains', 'javascript'),
    some(compare(start, '==', '%0'), compare(start, '==', '%1')),
  );
  return choose(
    scope,
    compare(value, 'contains', ':'),
    (s) => choose(s, some(compare(scheme, '==', 'javascript'), isHidden), () => literalText(blocked), plain),
    plain,
  );
}

/** Like `choose`, with the common start and end of both sides written once. */
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
      // Without the quote a brace would merge with the following tag.
      return whole.slice(head.length, -1).replace(/\{$/, "{{ '{' }}");
    }
    return `${MARK}${whole}`;
  };
  const before = new Map(scope.assigned);
  const merged = choose(scope, cond, split(yes), split(no));
  if (!merged.includes(MARK)) return head + merged + (head ? '"' : '');
  scope.assigned = before;
  return choose(scope, cond, yes, no);
}
