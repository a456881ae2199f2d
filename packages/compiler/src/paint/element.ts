/** `createElement` for the first paint: what JSX becomes at build. */
import { createContext, createElement, Fragment, type ReactNode, use } from 'react';
import { round } from '../emit/loop.ts';
import { equal } from '../symbol/js-conditions.ts';
import { isSymbolic, type List, nodeOf } from '../symbol/node.ts';
import { at, RefusedError } from '../symbol/refuse.ts';
import { branch, describe, setChildFactory, text } from '../symbol/value.ts';
import { code, mark } from './registry.ts';

type Props = Record<string, unknown>;

/** Elements whose content is text only. */
const TEXT_ONLY = new Set(['title', 'textarea', 'style', 'script']);

export function element(type: unknown, given: Props | null, ...children: unknown[]): ReactNode {
  const props: Props = { ...given };
  // Keys tell list items apart when a list changes; nothing changes while painting.
  if (isSymbolic(props.key)) delete props.key;
  if (isSymbolic(type))
    throw new RefusedError(
      `The component \`${describe(type)}\` is known only on the page. Choose among components with ?:`,
    );
  if (typeof type !== 'string') return createElement(type as never, props as never, ...(children as ReactNode[]));
  const inside = children.length > 0 ? children : props.children === undefined ? [] : [props.children];
  delete props.children;
  if (type === 'select' && (isSymbolic(props.value) || isSymbolic(props.defaultValue) || holdsSymbols(props)))
    return select(props, inside);
  if (type === 'option') return createElement(Option, { props, inside });
  if (type === 'textarea') {
    const value = props.value ?? props.defaultValue;
    if (isSymbolic(value)) {
      delete props.value;
      props.defaultValue = textMark(value);
    }
  }
  return createElement(
    type,
    hostProps(type, props) as never,
    ...((TEXT_ONLY.has(type) ? textOnly(inside) : inside) as ReactNode[]),
  );
}

const holdsSymbols = (props: Props): boolean => props.value !== undefined || props.defaultValue !== undefined;

const textMark = (value: unknown): string => code('t', mark({ kind: 'text', value }));

/** The children of an element that React wants as one text. */
function textOnly(children: unknown[]): unknown[] {
  if (!children.some(isSymbolic)) return children;
  return [
    children
      .map((c) =>
        isSymbolic(c) ? textMark(c) : c === null || c === undefined || typeof c === 'boolean' ? '' : String(c),
      )
      .join(''),
  ];
}

/** Props of an HTML element, with a mark in place of every attribute known only on the page. */
function hostProps(tag: string, props: Props): Props {
  const out: Props = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'dangerouslySetInnerHTML' && value !== null && typeof value === 'object') {
      const html = (value as { __html: unknown }).__html;
      out[name] = isSymbolic(html) ? { __html: code('h', mark({ kind: 'html', value: html })) } : value;
    } else if (isSymbolic(value) && (name === 'ref' || /^on[A-Z]/.test(name))) {
      throw new RefusedError(`${name} of <${tag}> is known only on the page. Decide inside the handler`);
    } else if (
      isSymbolic(value) ||
      (name === 'style' && value !== null && typeof value === 'object' && Object.values(value).some(isSymbolic))
    ) {
      out[`data-vtr-${mark({ kind: 'attribute', tag, name, value, site: new Error('here') })}`] = '';
    } else {
      out[name] = value;
    }
  }
  return out;
}

const Selected = createContext<{ value: unknown } | undefined>(undefined);

/** React marks the option whose value the select has; here that is a condition on each option. */
function select(props: Props, children: unknown[]): ReactNode {
  const { value, defaultValue, ...rest } = props;
  return createElement(
    Selected,
    { value: { value: value ?? defaultValue } },
    createElement('select', hostProps('select', rest) as never, ...(children as ReactNode[])),
  );
}

function Option({ props, inside }: { props: Props; inside: unknown[] }): ReactNode {
  const chosen = use(Selected);
  const content = textOnly(inside.flat());
  const own = { ...props };
  if (chosen !== undefined) {
    const value = props.value ?? (inside.length === 1 ? inside[0] : text(inside));
    own.selected = undefined;
    const selected = branch(equal(asText(chosen.value), asText(value)), true, false);
    const id =
      selected === false
        ? undefined
        : mark({ kind: 'attribute', tag: 'option', name: 'selected', value: selected, site: new Error('here') });
    if (id !== undefined) own[`data-vtr-${id}`] = '';
  }
  delete own.selected;
  return createElement('option', hostProps('option', own) as never, ...(content as ReactNode[]));
}

/** React compares the values of options as texts. */
const asText = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node === undefined && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : value;
};

/** Whether a symbol prints as text, so that one mark holds it whole. */
function isTextual(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return value === null || value === undefined || typeof value !== 'object';
  if (node.kind === 'branch') return isTextual(node.yes) && isTextual(node.no);
  return node.kind !== 'list' && node.kind !== 'entries';
}

/** Loops within loops; a view that calls itself on a payload without end would never stop. */
const DEEPEST = 12;
const Depth = createContext(0);

function Round({ list }: { list: List }): ReactNode {
  const depth = use(Depth);
  if (depth >= DEEPEST) {
    const error = new RefusedError(
      `Lists stand ${DEEPEST} deep in each other: the view calls itself without end. Give the payload as many levels as it has, each mapped in \`data\``,
    );
    throw at(list.site, error);
  }
  const made = round(list);
  return createElement(
    Depth,
    { value: depth + 1 },
    code('f', mark({ kind: 'for', list, round: made })),
    made.item as ReactNode,
    code('n'),
  );
}

/** A symbol as a child. */
function Painted({ value }: { value: unknown }): ReactNode {
  const node = nodeOf(value);
  if (node === undefined) return value as ReactNode;
  if (isTextual(value)) return node.kind === 'test' ? null : textMark(value);
  if (node.kind === 'branch') {
    return createElement(
      Fragment,
      null,
      code('i', mark({ kind: 'if', cond: node.cond })),
      node.yes as ReactNode,
      code('e'),
      node.no as ReactNode,
      code('x'),
    );
  }
  if (node.kind === 'list') return createElement(Round, { list: node });
  throw new RefusedError('An object whose keys are known only on the page is printed. Print its members');
}

setChildFactory((value) => createElement(Painted, { value, key: 'painted' }));
