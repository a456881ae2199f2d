/** Random texts, numbers and booleans: from fixed lists, and from the Liquid that reads them. */
import type { Member } from '../platform/member.ts';
import type { Draw } from './draw.ts';

export const TEXT_POOL = [
  '',
  ' ',
  'a',
  'b',
  'M',
  'Red',
  '0',
  '1',
  '12',
  'false',
  'nil',
  '  x ',
  '</script><!--',
  '{{ x }} {% if %}',
  `It's "quoted" & <b>bold</b>`,
  '&quot;]]&amp;',
  'Ünïcödé 👗 مرحبا',
  'a\nb\u2028c',
  'back\\slash',
  'One / Two, Three ',
  'long '.repeat(60),
];
const DATES = ['2024-02-29T10:00:00-05:00', '2025-12-31T23:59:59Z', '2024-05-06', 'soon', ''];
export const ADDRESSES = [
  '/',
  '#',
  '/products/a',
  '/products/a?variant=1',
  '/collections/b/products/a?variant=2',
  '/pages/x?y=1&z=2',
];
// Widths of renditions occur in names too.
const FILES = ['/cdn/shop/files/a-240-320-720-960-1100.jpg?v=1', 'https://cdn.test/b c.png', 'files/é & c.webp'];
export const INTEGERS = [0, 0, 1, 2, 3, 9, 10, 99, 100, 1234, 20_000, 100_001];
const FRACTIONS = [0.5, 1.25, 2.5, 99.9, 0.1 + 0.2];
export const COLORS = ['#112233', '#ffffff', 'rgba(0, 0, 0, 0.5)'];

export class RandomScalars {
  /** The string literals of the Liquid. */
  readonly texts: readonly string[];
  readonly #numbers: readonly number[];

  constructor(liquid: string) {
    const tags = [...liquid.matchAll(/\{[{%].*?[%}]\}/gs)].map(([tag]) => tag);
    const texts = tags.flatMap((tag) => [...tag.matchAll(/'([^']+)'|"([^"]+)"/g)]);
    this.texts = [...new Set(texts.map(([, single, double]) => single ?? double ?? ''))];
    const numbers = tags.flatMap((tag) => [...tag.matchAll(/[ (](\d{1,6})\b/g)]);
    this.#numbers = [...new Set(numbers.map(([, digits]) => Number(digits)))];
  }

  /** A value of the type; `name` is that of its member, or empty. */
  scalar(draw: Draw, name: string, { type, values }: Pick<Member, 'type' | 'values'>): unknown {
    switch (type) {
      case 'boolean':
        return draw.chance(0.5);
      case 'integer':
        if (/^(id|.*_id)$/.test(name)) return draw.pick([1, 2, 3, 4]);
        if (name === 'position') return draw.pick([1, 2, 3]);
        if (name === 'inventory_quantity') return draw.pick([-1, ...INTEGERS]);
        return draw.pick([...INTEGERS, ...this.#numbers]);
      case 'number':
        return draw.pick(FRACTIONS);
      default:
        return this.text(draw, name, values);
    }
  }

  /** A text for a member of this name: one of `values`, if there are any. */
  text(draw: Draw, name: string, values: readonly string[] = []): string {
    if (values.length > 0) {
      const read = values.filter((value) => this.texts.includes(value));
      return draw.pick(read.length > 0 && draw.chance(0.7) ? read : values);
    }
    // The platform prints an error for a picture without an address.
    if (name === 'src') return draw.pick(FILES);
    if (name === 'iso_code' && draw.chance(0.8)) return draw.pick(['US', 'USD', 'FR', 'en', 'de']);
    if (/(_at|^date)$/.test(name)) return draw.pick(DATES);
    if (/(^|_)(url|path)$/.test(name) && draw.chance(0.8)) return draw.pick(ADDRESSES);
    // The texts that the section compares with.
    const parameters = name === 'param_name' ? this.texts.filter((one) => one.startsWith('filter.')) : [];
    if (parameters.length > 0 && draw.chance(0.8)) return draw.pick(parameters);
    return draw.pick(this.texts.length > 0 && draw.chance(0.3) ? this.texts : TEXT_POOL);
  }

  /** A text of a type that the documentation does not have: there Liquid treats white space as nothing. */
  plainText(draw: Draw): string {
    const text = this.text(draw, '');
    return text.trim() === '' ? '' : text;
  }
}
