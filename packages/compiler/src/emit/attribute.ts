/** Attributes whose values are known only on the page. React itself is asked how it would print each constant. */
import { type CSSProperties, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isNull, truthy } from '../symbol/condition.ts';
import { type Leaf, nodeOf } from '../symbol/node.ts';
import { RefusedError } from '../symbol/refuse.ts';
import { describe, leaf } from '../symbol/value.ts';
import { choose } from './choose.ts';
import { inner, type Scope } from './scope.ts';
import { escapedText, literalText } from './text.ts';

const MARK = '\uE100';
const NUMBER = 73577357;
const printed = new Map<string, string>();

/** How React prints one attribute, with the space before it; '' where it leaves it out. */
function react(tag: string, name: string, value: unknown): string {
  const key = `${tag} ${name} ${typeof value} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
  const known = printed.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(createElement(tag, { [name]: value }));
  const opening = html.slice(html.indexOf(`<${tag}`) + tag.length + 1);
  const made = opening.slice(0, opening.search(/\/?>/));
  printed.set(key, made);
  return made;
}

/** ` name="…"` as React would print it for the value, with tags where the value goes. */
export function attribute(scope: Scope, tag: string, name: string, value: unknown): string {
  const node = nodeOf(value);
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

/** A style object some of whose values are known only on the page. */
function style(scope: Scope, object: Record<string, unknown>): string {
  const parts = Object.entries(object).map(([name, value]) => declaration(scope, name, value));
  const sure = parts.findIndex((p) => p.sure);
  const present = parts.filter((p) => p.code(inner(scope)) !== '');
  if (present.length === 0) return '';
  const [only] = present;
  if (present.length === 1 && only !== undefined) {
    return only.sure ? ` style="${only.code(scope)}"` : only.wrap((code) => ` style="${code}"`);
  }
  if (sure < 0)
    throw new RefusedError(
      'No property of this style is sure to be there. Give one of them a constant value, or use a class name',
    );
  const code = parts
    .map((p, i) => (p.sure ? (i > sure ? ';' : '') + p.code(scope) : p.wrap((c) => (i < sure ? `${c};` : `;${c}`))))
    .join('');
  return ` style="${code}"`;
}

interface Declaration {
  sure: boolean;
  code: (scope: Scope) => string;
  wrap: (around: (code: string) => string) => string;
}

function declaration(scope: Scope, name: string, value: unknown): Declaration {
  const print = (s: Scope, v: unknown, around: (code: string) => string): string => {
    const node = nodeOf(v);
    if (node?.kind === 'branch')
      return choose(
        s,
        node.cond,
        (a) => print(a, node.yes, around),
        (a) => print(a, node.no, around),
      );
    if (node?.kind === 'leaf' && node.nullable) {
      const there = leaf(node.base, { type: node.type, filters: node.filters });
      return choose(
        s,
        isNull(v),
        () => '',
        (a) => print(a, there, around),
      );
    }
    const numeric =
      node?.kind === 'leaf' && (node.type === 'integer' || node.type === 'number' || node.type === 'size');
    const sample = node === undefined ? v : numeric ? NUMBER : MARK;
    const made = /^ style="(.*)"$/.exec(react('div', 'style', { [name]: sample } as CSSProperties))?.[1] ?? '';
    if (made === '') return '';
    const mark = numeric ? String(NUMBER) : MARK;
    return around(node === undefined ? literalText(made) : literalText(made).replace(mark, () => escapedText(s, v)));
  };
  const node = nodeOf(value);
  const sure =
    node === undefined
      ? react('div', 'style', { [name]: value }) !== ''
      : node.kind === 'text' ||
        (node.kind === 'leaf' && !node.nullable) ||
        (node.kind === 'branch' && sides(node.yes) && sides(node.no));
  return { sure, code: (s) => print(s, value, (c) => c), wrap: (around) => print(scope, value, around) };
}

const sides = (value: unknown): boolean => {
  const node = nodeOf(value);
  if (node === undefined) return value !== null && value !== undefined && value !== '' && typeof value !== 'boolean';
  if (node.kind === 'branch') return sides(node.yes) && sides(node.no);
  return node.kind === 'text' || (node.kind === 'leaf' && !node.nullable);
};
