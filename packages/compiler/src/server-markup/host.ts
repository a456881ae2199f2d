/** Elements of HTML and SVG, with React's own rules for forms and text. */

import type { Site } from '../evaluate/site.ts';
import { each, prune } from '../expression/branching.ts';
import { FALSE, some } from '../expression/condition.ts';
import { Entry, entryOf, isRegular } from '../expression/entries.ts';
import { callMethod } from '../expression/members.ts';
import { isExpression, nodeOf } from '../expression/node.ts';
import { any, printed, strictlyEqual } from '../expression/operators.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull, kindOf, truthy } from '../expression/truth.ts';
import { branch, test, text } from '../expression/value.ts';
import type { Props } from '../react/element.ts';
import type { Around, SelectState } from './around.ts';
import type { Host, Markup } from './markup.ts';

interface Tools {
  expand: (child: unknown, around: Around) => Markup[];
  read: (object: unknown, key: unknown) => unknown;
}

const VOID = new Set('area base br col embed hr img input keygen link meta param source track wbr'.split(' '));
/** React moves these into the head of the document, which the layout owns. */
const HOISTED = new Set(['title', 'meta', 'link', 'html', 'head', 'body', 'base']);
const SKIPPED = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'suppressHydrationWarning',
  'suppressContentEditableWarning',
]);

export function hostOf(tag: string, props: Props, site: Site | undefined, around: Around, tools: Tools): Markup {
  if (HOISTED.has(tag) && !around.isSvg && !('itemProp' in props))
    return refuse(`<${tag}> stands in a view`, 'Put it into the layout, which owns the head of the page');
  const given = Object.keys(props)
    .filter((name) => !SKIPPED.has(name) && !/^on[A-Z]/.test(name))
    .map(
      (name) =>
        [name, name === 'style' ? styleOf(tools.read(props, name), tools) : prune(tools.read(props, name))] as const,
    );
  for (const [name, value] of given)
    if (typeof value === 'function')
      return refuse(`The attribute ${name} of <${tag}> is given a function`, 'Use a handler such as onSubmit');
  const own = new Map<string, unknown>(given);
  const { attributes, within, content } = byTag(tag, own, around, tools.read(props, 'children'));
  const make = (inner: Host['inner']): Markup => ({
    kind: 'host',
    host: { tag, attributes: [...attributes], inner, site },
  });
  const html = prune(tools.read(props, 'dangerouslySetInnerHTML'));
  if (VOID.has(tag)) {
    const children = tools.read(props, 'children');
    if ((children !== undefined && children !== null) || html !== undefined)
      return refuse(`<${tag}> is given children`, 'An element without an end tag has none');
    return make({ kind: 'none' });
  }
  if (html !== undefined && html !== null && ![undefined, null].includes(tools.read(props, 'children') as undefined))
    return refuse(`<${tag}> is given children and dangerouslySetInnerHTML`, 'Give it one of the two');
  if (html !== undefined && html !== null) return make({ kind: 'html', html: innerHtml(html, tools) });
  if (content !== undefined) return make({ kind: 'text', value: content.value });
  const inside = {
    ...within,
    isSvg: tag === 'foreignObject' ? false : within.isSvg || tag === 'svg' || tag === 'math',
  };
  return make({ kind: 'markup', children: tools.expand(tools.read(props, 'children'), inside) });
}

const innerHtml = (given: unknown, { read }: Tools): unknown =>
  each(given, (known) => {
    if (known === null || known === undefined) return '';
    const html = prune(read(known, '__html'));
    if (isExpression(html) && kindOf(html) !== 'string' && nodeOf(html)?.kind === 'path' && kindOf(html) !== undefined)
      return printed(html);
    return html;
  });

/** A style object with each declaration as it is read. */
const styleOf = (given: unknown, { read }: Tools): unknown =>
  each(given, (style) => {
    if (nodeOf(style) !== undefined || style === null || typeof style !== 'object') return style;
    return Object.fromEntries(Object.keys(style).map((name) => [name, prune(read(style, name))]));
  });

interface ByTag {
  attributes: Map<string, unknown>;
  within: Around;
  /** The whole content, where it is one text. */
  content: { value: unknown } | undefined;
}

function byTag(tag: string, own: Map<string, unknown>, around: Around, children: unknown): ByTag {
  const plain: ByTag = { attributes: own, within: around, content: undefined };
  switch (tag) {
    case 'input':
      if (own.has('value') || own.has('defaultValue'))
        own.set('value', orElse(own.get('value'), own.get('defaultValue')));
      if (own.has('checked') || own.has('defaultChecked'))
        own.set('checked', orElse(own.get('checked'), own.get('defaultChecked')));
      own.delete('defaultValue');
      own.delete('defaultChecked');
      return plain;
    case 'textarea': {
      const value = orElse(own.get('value'), own.get('defaultValue'));
      own.delete('value');
      own.delete('defaultValue');
      return {
        ...plain,
        content: { value: orElse(asText(value), children === undefined || children === null ? '' : oneText(children)) },
      };
    }
    case 'select': {
      const value = orElse(own.get('value'), own.get('defaultValue'));
      const isMultiple = own.get('multiple');
      own.delete('value');
      own.delete('defaultValue');
      return { ...plain, within: { ...around, select: { value, isMultiple } } };
    }
    case 'option': {
      const content = oneText(children);
      if (around.select) {
        const value = own.has('value') && own.get('value') !== undefined ? orElse(own.get('value'), content) : content;
        own.set('selected', isSelected(around.select, asText(value)));
      }
      return plain;
    }
    case 'style':
    case 'script':
      return { ...plain, content: rawText(tag, children) };
    default:
      return plain;
  }
}

/** `a ?? b` */
const orElse = (a: unknown, b: unknown): unknown =>
  each(a, (value) => (value === null || value === undefined ? b : branch(isNull(value), b, prune(value))));

/** A value as the text of a form field; null and undefined stay. */
const asText = (given: unknown): unknown => wholeText(formText(given));

/** A number of the page as the text it prints. */
const wholeText = (given: unknown): unknown =>
  each(given, (value) => (kindOf(value) === 'number' ? text(['', value]) : value));

const formText = (given: unknown): unknown =>
  each(given, (value) => {
    if (value === null || value === undefined) return value;
    const node = nodeOf(value);
    if (node?.kind === 'path' && node.nullable) return branch(isNull(value), null, value);
    return printed(value);
  });

/** React marks the option whose value the select has. */
function isSelected({ value: chosen, isMultiple }: SelectState, value: unknown): unknown {
  const one = each(chosen, (known) => {
    if (known === null || known === undefined) return false;
    if (Array.isArray(known)) {
      if (!isRegular(known))
        return test(some(...known.map(entryOf).map((entry) => truthy(strictlyEqual(entry.value, value)))));
      return any(known.map((item) => strictlyEqual(asText(item), value)));
    }
    const node = nodeOf(known);
    if (node?.kind === 'list') return callMethod(known, 'includes', [value], () => undefined);
    return strictlyEqual(asText(known), value);
  });
  const many = truthy(prune(isMultiple));
  if (many === FALSE && (Array.isArray(prune(chosen)) || nodeOf(prune(chosen))?.kind === 'list'))
    return refuse('A select of one value is given a list', 'Say `multiple`');
  return one;
}

/** Children that are one text, with no comments between its parts. */
function oneText(children: unknown): unknown {
  const value = prune(children);
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (value instanceof Entry) return branch(value.cond, oneText(value.value), '');
  if (Array.isArray(value)) return text(value.map(oneText));
  const node = nodeOf(value);
  if (node?.kind === 'branch') return branch(node.cond, oneText(node.yes), oneText(node.no));
  if (node?.kind === 'test' || (node?.kind === 'path' && node.type === 'boolean')) return '';
  if (node?.kind === 'list')
    return callMethod(
      callMethod(value, 'map', [null], (_, [item]) => oneText(item)),
      'join',
      [''],
      () => undefined,
    );
  if (node === undefined && typeof value === 'object')
    return refuse('An element stands where only text can be', 'Write text');
  if (node?.kind === 'path' && node.nullable) return branch(isNull(value), '', prune(printed(value)));
  return printed(value);
}

function rawText(tag: string, children: unknown): { value: unknown } {
  const value = prune(children);
  if (isExpression(value) || Array.isArray(value))
    return refuse(
      `The content of <${tag}> is put together`,
      'Give it one constant text, or use `dangerouslySetInnerHTML`',
    );
  return { value: value ?? '' };
}
