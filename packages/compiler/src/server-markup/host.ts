/** Elements of HTML and SVG, with React's rules for forms and text. */

import { mustBeOrdered } from '../evaluate/objects.ts';
import type { Site } from '../evaluate/site.ts';
import { each, prune } from '../expression/branching.ts';
import { branch, test } from '../expression/choose.ts';
import { all, FALSE, some, TRUE } from '../expression/condition.ts';
import { Entry, entryOf, isRegular } from '../expression/entries.ts';
import { callMethod } from '../expression/methods.ts';
import { isExpression, nodeOf } from '../expression/node.ts';
import { any, strictlyEqual } from '../expression/operators.ts';
import { inJoin, printed } from '../expression/print.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull, kindOf, truthy } from '../expression/truth.ts';
import { path, text } from '../expression/value.ts';
import { type Props, ReactElement } from '../react/element.ts';
import type { Host, Markup } from './markup.ts';
import type { RenderContext, SelectState } from './render-context.ts';

interface Tools {
  expand: (child: unknown, outer: RenderContext) => Markup[];
  read: (object: unknown, key: unknown) => unknown;
}

const VOID = new Set('area base br col embed hr img input keygen link meta param source track wbr'.split(' '));
/** React moves these into the head of the document, which the layout owns. `<script>` and `<style>`: see `mayBeHoisted`. */
const HOISTED = new Set(['title', 'meta', 'link', 'html', 'head', 'body', 'base']);
const SKIPPED = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'suppressHydrationWarning',
  'suppressContentEditableWarning',
]);

export function hostOf(tag: string, props: Props, site: Site | undefined, outer: RenderContext, tools: Tools): Markup {
  if (!outer.isSvg && mayBeHoisted(tag, (name) => prune(tools.read(props, name))))
    return refuse(`<${tag}> stands in a view`, 'Put it into the layout, which owns the head of the page');
  const events = Object.keys(props).filter((name) => /^on[A-Z]/.test(name));
  if (tag.includes('-')) for (const name of events) mustBeHandler(tag, name, tools.read(props, name));
  const given = Object.keys(props)
    .filter((name) => !SKIPPED.has(name) && !events.includes(name))
    .map(
      (name) =>
        [name, name === 'style' ? styleOf(tools.read(props, name), tools) : prune(tools.read(props, name))] as const,
    );
  for (const [name, value] of given)
    if (typeof value === 'function')
      return refuse(`The attribute ${name} of <${tag}> is given a function`, 'Use a handler such as onSubmit');
  const own = new Map<string, unknown>(given);
  const { attributes, within, content } = byTag(tag, own, outer, tools.read(props, 'children'));
  const make = (inner: Host['inner']): Markup => ({
    kind: 'host',
    host: { tag, attributes: [...attributes], inner, site },
  });
  const html = prune(tools.read(props, 'dangerouslySetInnerHTML'));
  const children = tools.read(props, 'children');
  if (VOID.has(tag)) {
    if ((children !== undefined && children !== null) || html !== undefined)
      return refuse(`<${tag}> is given children`, 'An element without an end tag has none');
    return make({ kind: 'none' });
  }
  if (html !== undefined && html !== null && children !== undefined && children !== null)
    return isExpression(html) || isExpression(children)
      ? refuse(
          `Only the page knows whether <${tag}> has children or dangerouslySetInnerHTML`,
          'Write the element twice, and choose between the two',
        )
      : refuse(`<${tag}> is given children and dangerouslySetInnerHTML`, 'Give it one of the two');
  if (html !== undefined && html !== null) return make({ kind: 'html', html: innerHtml(html, tools) });
  if (content !== undefined) return make({ kind: 'text', value: content.value });
  const inside = {
    ...within,
    isSvg: tag === 'svg' || (within.isSvg && tag !== 'foreignObject' && tag !== 'math'),
  };
  return make({ kind: 'markup', children: tools.expand(children, inside), given: prune(children) });
}

/** Whether React may move an element out of its place. An `itemProp` keeps it there. */
function mayBeHoisted(tag: string, prop: (name: string) => unknown): boolean {
  if (isNull(prop('itemProp')) === FALSE) return false;
  const mayBeText = (value: unknown): boolean =>
    isExpression(value)
      ? kindOf(value) === 'string' || kindOf(value) === undefined
      : value !== '' && typeof value === 'string';
  const mayHold = (name: string): boolean => truthy(prop(name)) !== FALSE;
  if (tag === 'script')
    return (
      mayBeText(prop('src')) && mayHold('async') && ['onLoad', 'onError'].every((name) => truthy(prop(name)) !== TRUE)
    );
  if (tag === 'style') return mayBeText(prop('href')) && mayBeText(prop('precedence'));
  return HOISTED.has(tag);
}

/** On a custom element React prints an event handler that is no function as an attribute. */
function mustBeHandler(tag: string, name: string, given: unknown): void {
  each(given, (value) =>
    value === null || value === undefined || value === false || typeof value === 'function'
      ? undefined
      : refuse(`The event ${name} of <${tag}> is given a value`, 'Give it a function, or name the attribute `data-…`'),
  );
}

const innerHtml = (given: unknown, { read }: Tools): unknown =>
  each(given, (known) => (known === null || known === undefined ? '' : each(read(known, '__html'), htmlText)));

/** HTML as React concatenates it: false becomes a text. */
function htmlText(html: unknown): unknown {
  if (isListLike(html)) return refuse('dangerouslySetInnerHTML is given a list', 'Use .join');
  const node = nodeOf(html);
  const isWritten = kindOf(html) === 'string' || (node?.kind === 'path' && node.type === 'unknown');
  return isWritten ? html : inJoin(html);
}

const isListLike = (value: unknown): boolean =>
  Array.isArray(value) || nodeOf(value)?.kind === 'list' || nodeOf(value)?.kind === 'entries';

/** A style object with each declaration's value read. */
const styleOf = (given: unknown, { read }: Tools): unknown =>
  each(given, (style) => {
    if (nodeOf(style) !== undefined || style === null || typeof style !== 'object') return style;
    mustBeOrdered(style);
    return Object.fromEntries(Object.keys(style).map((name) => [name, prune(read(style, name))]));
  });

interface ByTag {
  attributes: Map<string, unknown>;
  within: RenderContext;
  /** The whole content, if it is one text. */
  content: { value: unknown } | undefined;
}

function byTag(tag: string, own: Map<string, unknown>, outer: RenderContext, children: unknown): ByTag {
  const plain: ByTag = { attributes: own, within: outer, content: undefined };
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
      return { ...plain, content: { value: textareaContent(value, children) } };
    }
    case 'select': {
      const value = orElse(own.get('value'), own.get('defaultValue'));
      const isMultiple = own.get('multiple');
      own.delete('value');
      own.delete('defaultValue');
      return { ...plain, within: { ...outer, select: { value, isMultiple } } };
    }
    case 'option': {
      const content = oneText(children);
      const selected = own.get('selected');
      // React prints it last.
      own.delete('selected');
      const value = orElse(own.get('value'), content);
      own.set('selected', outer.select ? isSelected(outer.select, asText(value), selected) : selected);
      return plain;
    }
    case 'title':
      return { ...plain, content: { value: soleText(tag, children) } };
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

/** A number of the page as the text that it prints. */
const wholeText = (given: unknown): unknown =>
  each(given, (value) => (kindOf(value) === 'number' ? text(['', value]) : value));

const formText = (given: unknown): unknown =>
  each(given, (value) => {
    if (value === null || value === undefined) return value;
    const node = nodeOf(value);
    if (node?.kind === 'path' && node.nullable)
      return branch(isNull(value), null, printed(path(node.base, { ...node, nullable: false })));
    return printed(value);
  });

/** React selects the option that has the value of the select. If the select has none, the option's own `selected` counts. */
function isSelected({ value: chosen, isMultiple }: SelectState, value: unknown, own: unknown): unknown {
  const many = truthy(prune(isMultiple));
  if (many === FALSE && isListLike(prune(chosen)))
    return refuse('A select of one value is given a list', 'Say `multiple`');
  return each(chosen, (known) => {
    if (known === null || known === undefined) return own;
    if (Array.isArray(known)) return isAmong(known, value);
    if (isListLike(known)) return isInList(known, value);
    return branch(isNull(known), own, strictlyEqual(asText(known), value));
  });
}

/** Whether a text is in a known list. */
function isAmong(list: readonly unknown[], value: unknown): unknown {
  const isItem = (item: unknown): unknown => strictlyEqual(wholeText(printed(item)), value);
  if (isRegular(list)) return any(list.map(isItem));
  return test(
    some(
      ...list
        .map(entryOf)
        .map((entry) => all(entry.cond, truthy(entry.isList ? isInList(entry.value, value) : isItem(entry.value)))),
    ),
  );
}

/** Whether a text is in a list of the page. */
function isInList(list: unknown, value: unknown): unknown {
  const node = nodeOf(list);
  const item = node?.kind === 'list' ? nodeOf(node.item) : undefined;
  if (item?.kind !== 'path' || item.type !== 'string' || item.nullable)
    return refuse('A select is given a list whose items are not all texts', 'Give it texts: make them in `data`');
  return callMethod(list, 'includes', [value], () => undefined);
}

/** The content of a `<textarea>`: its value, or its one child. */
function textareaContent(value: unknown, children: unknown): unknown {
  if (isListLike(prune(value))) return refuse('The value of <textarea> is a list', 'Use .join');
  const isEmpty = children === undefined || children === null;
  if (!isEmpty && isNull(value) !== TRUE)
    return refuse('<textarea> is given a value and children', 'Give it one of the two');
  return orElse(asText(value), isEmpty ? '' : soleText('textarea', children));
}

/** The one child of an element that can contain only text, as `'' + child` prints it: `false` becomes a text. */
const soleText = (tag: string, children: unknown): unknown =>
  each(children, (child) => {
    if (Array.isArray(child) && child.length < 2) return soleText(tag, child[0]);
    if (isListLike(child) || child instanceof Entry || child instanceof ReactElement)
      return refuse(
        `<${tag}> is given several children or an element`,
        'Give it one text, put together with a template string: {`…`}',
      );
    return inJoin(child);
  });

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
