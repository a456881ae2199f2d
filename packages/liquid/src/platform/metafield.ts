import { escapeHtml } from '../filters/escape.ts';
import { isTruthy } from '../values/compare.ts';
import { Drop } from '../values/drop.ts';
import { isHash } from '../values/hash.ts';
import { toItems } from '../values/items.ts';
import { toText } from '../values/print.ts';
import { readMember } from '../values/property.ts';
import { attributes } from './attributes.ts';
import { dateFilters } from './date.ts';
import type { PlatformFilter, PlatformFilterTable, PlatformState } from './filter.ts';
import { toJson } from './json.ts';
import { pictureOf, withParameters } from './picture.ts';

/** `list.color` for a list of colors. */
function typeOf(metafield: unknown): string {
  const type = toText(readMember(metafield, 'type'));
  return readMember(metafield, 'list?') === true && !type.startsWith('list.') ? `list.${type}` : type;
}

/** A value with its type. */
interface Typed {
  type: string;
  value: unknown;
}

/** A field of an entry, or of each of a list of them: `metafield_tag: field: 'name'`. */
function fieldOf({ type, value }: Typed, field: string): Typed {
  const read = (entry: unknown): Typed => {
    const member = readMember(entry, field);
    const isField = member instanceof Drop && member.kind === 'metafield';
    return isField
      ? { type: typeOf(member), value: readMember(member, 'value') }
      : { type: 'single_line_text_field', value: member };
  };
  if (!type.startsWith('list.')) return read(value);
  const items = toItems(value).map(read);
  return { type: `list.${items[0]?.type ?? 'single_line_text_field'}`, value: items.map((item) => item.value) };
}

/** The value of a metafield with its type, or of the field that is asked for. */
function typed(input: unknown, named: Record<string, unknown>): Typed {
  const own = { type: typeOf(input), value: readMember(input, 'value') };
  return named.field === undefined || own.value === undefined || own.value === null
    ? own
    : fieldOf(own, toText(named.field));
}

/** `a`, `a and b`, `a, b, and c`. */
function sentence(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

/** Units as they are read; others are written as they are. */
const UNITS: Readonly<Record<string, string>> = {
  ml: 'mL',
  cl: 'cL',
  l: 'L',
  m3: 'm³',
  us_fl_oz: 'fl oz',
  us_pt: 'pt',
  us_qt: 'qt',
  us_gal: 'gal',
  imp_fl_oz: 'imp fl oz',
  imp_pt: 'imp pt',
  imp_qt: 'imp qt',
  imp_gal: 'imp gal',
};
const unitName = (unit: unknown): string => UNITS[toText(unit)] ?? toText(unit);

const isMeasurement = (value: unknown): boolean =>
  isHash(value) ? 'unit' in value : value instanceof Drop && value.kind === 'measurement';

/** `500`, not `500.0`. */
const amountOf = (value: unknown): string => toText(readMember(value, 'value')).replace(/\.0$/, '');

/** A metafield's value as words. */
const metafieldText: PlatformFilter = (input, _args, named) => {
  const isField = input instanceof Drop && input.kind === 'metafield';
  const { type, value } = isField ? typed(input, named) : { type: '', value: input };
  return asText(value, type);
};

function asText(value: unknown, type: string): string {
  if (type.startsWith('list.') || Array.isArray(value))
    return sentence(toItems(value).map((item) => asText(item, type.replace(/^list\./, ''))));
  if (type === 'json') return toJson(value);
  if (type === 'rating') return toText(readMember(value, 'rating') ?? value);
  if (isMeasurement(value)) return `${amountOf(value)} ${unitName(readMember(value, 'unit'))}`;
  if (isHash(value) && 'amount' in value) return `${toText(value.amount)} ${toText(value.currency_code)}`;
  if (value instanceof Drop) return toText(readMember(value, 'title') ?? readMember(value, 'name')) || value.print();
  return toText(value);
}

/** A metafield's value as HTML of its kind. */
const metafieldTag: PlatformFilter = (input, _args, named, state) => {
  const { type, value } = typed(input, named);
  if (value === undefined || value === null || value === '') return '';
  if (type.startsWith('list.')) return listTag(value, type.slice('list.'.length), named, state);
  return oneTag(value, type, named, state);
};

function listTag(value: unknown, type: string, named: Record<string, unknown>, state: PlatformState): string {
  const { list_format: format, ...rest } = named;
  const items = toItems(value);
  if (format === 'ordered' || format === 'unordered' || format === undefined) {
    const tag = format === 'ordered' ? 'ol' : 'ul';
    const list = items.map((item) => oneTag(item, type, rest, state, 'li')).join('');
    return `<${tag} class="metafield-${escapeHtml(type)}-array">${list}</${tag}>`;
  }
  return items.map((item) => oneTag(item, type, rest, state)).join(', ');
}

function oneTag(
  value: unknown,
  type: string,
  named: Record<string, unknown>,
  state: PlatformState,
  container: 'span' | 'li' = 'span',
): string {
  const { field: _field, list_format: _list, class: given, ...rest } = named;
  const className = [`metafield-${type}`, given === undefined ? '' : toText(given)].join(' ').trim();
  const more = { class: className, ...rest };
  const wrap = (content: string, tag: string = container) => `<${tag}${attributes(more)}>${content}</${tag}>`;
  switch (type) {
    case 'rich_text_field':
      return wrap(richText(value), 'div');
    case 'multi_line_text_field':
      return wrap(escapeHtml(toText(value)).replace(/\r?\n/g, '<br />\n'));
    case 'volume':
    case 'weight':
    case 'dimension':
      return wrap(
        `<span class="metafield-${type}_value">${escapeHtml(amountOf(value))} </span><span class="metafield-${type}_unit">${escapeHtml(unitName(readMember(value, 'unit')))}</span>`,
      );
    case 'boolean':
      return wrap(isTruthy(value) ? 'true' : 'false');
    case 'color':
      return wrap(`<span style="background-color: ${escapeHtml(toText(value))}"></span>${escapeHtml(toText(value))}`);
    case 'url':
      return `<a${attributes({ href: value, ...more })}>${escapeHtml(toText(value).replace(/^https?:\/\//, ''))}</a>`;
    case 'date':
    case 'date_time': {
      const text = toText(
        dateFilters.date?.(value, [type === 'date' ? '%B %-d, %Y' : '%B %-d, %Y %-l:%M %P'], {}, state),
      );
      return `<time${attributes({ datetime: toText(value), ...more })}>${escapeHtml(text)}</time>`;
    }
    case 'file_reference': {
      const picture = pictureOf(value, state.host);
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
  if (!isHash(value)) return toText(value);
  const read = (name: string) => readMember(value, name);
  const children = () => toItems(read('children')).map(richText).join('');
  const type = toText(read('type'));
  switch (type) {
    case 'root':
      return children();
    case 'text': {
      const text = escapeHtml(toText(read('value'))).replace(/\n/g, '<br />');
      const bold = read('bold') === true ? `<strong>${text}</strong>` : text;
      return read('italic') === true ? `<em>${bold}</em>` : bold;
    }
    case 'heading':
      return `<h${headingLevel(read('level'))}>${children()}</h${headingLevel(read('level'))}>`;
    case 'list':
      return read('listType') === 'ordered' ? `<ol>${children()}</ol>` : `<ul>${children()}</ul>`;
    case 'link':
      return `<a${attributes({ href: safeAddress(toText(read('url'))), title: read('title'), target: read('target') })}>${children()}</a>`;
    default: {
      const tag = Object.hasOwn(RICH_TAGS, type) ? RICH_TAGS[type] : 'span';
      return `<${tag}>${children()}</${tag}>`;
    }
  }
}

const headingLevel = (level: unknown) =>
  typeof level === 'number' && level >= 1 && level <= 6 ? Math.trunc(level) : 2;
const safeAddress = (url: string) => (/^\s*javascript:/i.test(url) ? '#' : url);

export const metafieldFilters: PlatformFilterTable = { metafield_tag: metafieldTag, metafield_text: metafieldText };
