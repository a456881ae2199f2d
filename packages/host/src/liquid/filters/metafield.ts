import { Drop } from '../drop.ts';
import { isTruthy } from '../language/compare.ts';
import type { Filter, FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { isHash, print } from '../language/print.ts';
import { readMember } from '../language/property.ts';
import type { RenderState } from '../language/state.ts';
import { dateFilters } from './date.ts';
import { escapeHtml } from './escape.ts';
import { toJson } from './json.ts';
import { pictureOf, withParameters } from './picture.ts';
import { attributes } from './tag.ts';

const typeOf = (metafield: unknown) => print(readMember(metafield, 'type'));

/** A metafield's value as words. */
const metafieldText: Filter = (input, _args, named) => {
  const value = input instanceof Drop && input.kind === 'metafield' ? readMember(input, 'value') : input;
  const field = named.field === undefined ? undefined : print(named.field);
  return asText(field === undefined ? value : readMember(value, field), typeOf(input));
};

function asText(value: unknown, type: string): string {
  if (Array.isArray(value)) return value.map((item) => asText(item, type.replace(/^list\./, ''))).join(', ');
  if (type === 'json') return toJson(value);
  if (type === 'rating') return print(readMember(value, 'rating') ?? value);
  if (isHash(value) && 'unit' in value) return `${print(value.value)} ${print(value.unit)}`;
  if (isHash(value) && 'amount' in value) return `${print(value.amount)} ${print(value.currency_code)}`;
  if (value instanceof Drop) return print(readMember(value, 'title') ?? readMember(value, 'name')) || value.print();
  return print(value);
}

/** A metafield's value as HTML of its kind. */
const metafieldTag: Filter = (input, _args, named, state) => {
  const type = typeOf(input);
  const value = readMember(input, 'value');
  if (value === undefined || value === null || value === '') return '';
  if (type.startsWith('list.')) return listTag(value, type.slice('list.'.length), named, state);
  return oneTag(value, type, named, state);
};

function listTag(value: unknown, type: string, named: Record<string, unknown>, state: RenderState): string {
  const { list_format: format, ...rest } = named;
  const items = toItems(value);
  if (format === 'ordered' || format === 'unordered' || format === undefined) {
    const tag = format === 'ordered' ? 'ol' : 'ul';
    const list = items.map((item) => `<li>${oneTag(item, type, rest, state)}</li>`).join('');
    return `<${tag} class="metafield-${escapeHtml(type)}-array">${list}</${tag}>`;
  }
  return items.map((item) => oneTag(item, type, rest, state)).join(', ');
}

function oneTag(value: unknown, type: string, named: Record<string, unknown>, state: RenderState): string {
  const { field: _field, list_format: _list, class: given, ...rest } = named;
  const className = [`metafield-${type}`, given === undefined ? '' : print(given)].join(' ').trim();
  const more = { class: className, ...rest };
  const wrap = (content: string, tag = 'span') => `<${tag}${attributes(more)}>${content}</${tag}>`;
  switch (type) {
    case 'rich_text_field':
      return wrap(richText(value), 'div');
    case 'multi_line_text_field':
      return wrap(escapeHtml(print(value)).replace(/\r?\n/g, '<br />\n'));
    case 'boolean':
      return wrap(isTruthy(value) ? 'true' : 'false');
    case 'color':
      return wrap(`<span style="background-color: ${escapeHtml(print(value))}"></span>${escapeHtml(print(value))}`);
    case 'url':
      return `<a${attributes({ href: value, ...more })}>${escapeHtml(print(value).replace(/^https?:\/\//, ''))}</a>`;
    case 'date':
    case 'date_time': {
      const text = print(
        dateFilters.date?.(value, [type === 'date' ? '%B %-d, %Y' : '%B %-d, %Y %-l:%M %P'], {}, state),
      );
      return `<time${attributes({ datetime: print(value), ...more })}>${escapeHtml(text)}</time>`;
    }
    case 'file_reference': {
      const picture = pictureOf(value, state.services);
      if (!picture) return wrap(escapeHtml(asText(value, type)));
      return `<img${attributes({ src: withParameters(picture.address, {}), alt: picture.alt, loading: 'lazy', ...more })}>`;
    }
    case 'product_reference':
    case 'page_reference':
    case 'collection_reference':
    case 'article_reference':
      return `<a${attributes({ href: readMember(value, 'url'), ...more })}>${escapeHtml(asText(value, type))}</a>`;
    default:
      return wrap(escapeHtml(asText(value, type)));
  }
}

const RICH_TAGS: Readonly<Record<string, string>> = { paragraph: 'p', 'list-item': 'li' };

/** The platform's rich text is a tree of typed nodes; a text that is none is taken as HTML already. */
export function richText(value: unknown): string {
  if (!isHash(value)) return print(value);
  const children = () => toItems(value.children).map(richText).join('');
  switch (value.type) {
    case 'root':
      return children();
    case 'text': {
      const text = escapeHtml(print(value.value)).replace(/\n/g, '<br />');
      const bold = value.bold === true ? `<strong>${text}</strong>` : text;
      return value.italic === true ? `<em>${bold}</em>` : bold;
    }
    case 'heading':
      return `<h${headingLevel(value.level)}>${children()}</h${headingLevel(value.level)}>`;
    case 'list':
      return value.listType === 'ordered' ? `<ol>${children()}</ol>` : `<ul>${children()}</ul>`;
    case 'link':
      return `<a${attributes({ href: safeAddress(print(value.url)), title: value.title, target: value.target })}>${children()}</a>`;
    default: {
      const tag =
        typeof value.type === 'string' && Object.hasOwn(RICH_TAGS, value.type) ? RICH_TAGS[value.type] : 'span';
      return `<${tag}>${children()}</${tag}>`;
    }
  }
}

const headingLevel = (level: unknown) =>
  typeof level === 'number' && level >= 1 && level <= 6 ? Math.trunc(level) : 2;
const safeAddress = (url: string) => (/^\s*javascript:/i.test(url) ? '#' : url);

export const metafieldFilters: FilterTable = { metafield_tag: metafieldTag, metafield_text: metafieldText };
