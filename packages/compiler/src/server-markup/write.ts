/** Server markup as a Liquid template that prints what React would print. */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { attribute } from '../emit/attribute.ts';
import { choose } from '../emit/choose.ts';
import { loop } from '../emit/loop.ts';
import { inner, type Scope } from '../emit/scope.ts';
import { escapedText, literalText, plainText } from '../emit/text.ts';
import { at } from '../evaluate/site.ts';
import { compare } from '../expression/condition.ts';
import { filter } from '../expression/filter.ts';
import { isExpression, nodeOf } from '../expression/node.ts';
import { kindOf } from '../expression/truth.ts';
import type { Host, Markup } from './markup.ts';

/** `text`: the preceding markup may end in text, so that a text after it needs React's separator. */
interface Place {
  text: boolean;
}

/** The template of the markup within `scope`. */
export const write = (scope: Scope, markup: readonly Markup[]): string => writeAll(scope, markup, { text: false });

const writeAll = (scope: Scope, markup: readonly Markup[], place: Place): string =>
  markup.map((one) => writeOne(scope, one, place)).join('');

function writeOne(scope: Scope, markup: Markup, place: Place): string {
  switch (markup.kind) {
    case 'text': {
      const code = escapedText(scope, markup.value);
      return code === '' ? '' : textual(place, code);
    }
    case 'literal':
      place.text = false;
      return markup.code;
    case 'host':
      place.text = false;
      return at(markup.host.site, () => writeHost(scope, markup.host));
    case 'if': {
      const start = place.text;
      let after = false;
      const side = (children: readonly Markup[]) => (s: Scope) => {
        const within = { text: start };
        const code = writeAll(s, children, within);
        after ||= within.text;
        return code;
      };
      const code = choose(scope, markup.cond, side(markup.yes), side(markup.no));
      place.text = after;
      return code;
    }
    case 'for':
      return loop(scope, markup.list, (s) => {
        const within = { text: place.text };
        const once = writeAll(inner(s), markup.body, within);
        if (!within.text || place.text) {
          place.text ||= within.text;
          return once;
        }
        // An iteration that ends in text precedes the next one.
        place.text = true;
        return writeAll(inner(s), markup.body, { text: true });
      });
  }
}

function textual(place: Place, code: string): string {
  const separated = place.text ? `<!-- -->${code}` : code;
  place.text = true;
  return separated;
}

/** Elements in which an HTML parser drops a line break at the start. */
const DROPS_FIRST_NEWLINE = new Set(['pre', 'textarea', 'listing']);

function writeHost(scope: Scope, { tag, attributes, inner: content }: Host): string {
  const opening = `<${tag}${attributes.map(([name, value]) => attribute(scope, tag, name, value)).join('')}`;
  switch (content.kind) {
    case 'none':
      return `${opening}/>`;
    case 'html':
      return `${opening}>${newline(scope, tag, content.html)}${plainText(scope, content.html)}</${tag}>`;
    case 'text':
      if (tag === 'style' || tag === 'script') return `${opening}${rawContent(tag, content.value)}`;
      return `${opening}>${newline(scope, tag, content.value)}${escapedText(scope, content.value)}</${tag}>`;
    case 'markup':
      return `${opening}>${newline(scope, tag, content.given)}${writeAll(scope, content.children, { text: false })}</${tag}>`;
  }
}

/** React writes a line break before a text that starts with one, if that text is the only child. */
function newline(scope: Scope, tag: string, value: unknown): string {
  if (!DROPS_FIRST_NEWLINE.has(tag)) return '';
  if (!isExpression(value)) return typeof value === 'string' && value.startsWith('\n') ? '\n' : '';
  const node = nodeOf(value);
  if (node?.kind === 'branch')
    return choose(
      scope,
      node.cond,
      (s) => newline(s, tag, node.yes),
      (s) => newline(s, tag, node.no),
    );
  const kind = kindOf(value);
  if (kind !== 'string' && kind !== undefined) return '';
  return choose(
    scope,
    compare(filter(value, 'slice', [0, 1]), '==', '\n'),
    () => '\n',
    () => '',
  );
}

/** The end of a style sheet or script with constant content, as React prints it. */
const rawContent = (tag: string, content: unknown): string =>
  literalText(renderToStaticMarkup(createElement(tag, {}, content as ReactNode)).slice(`<${tag}`.length));
