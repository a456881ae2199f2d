import { configureView } from '@vitrine/compiler/view.ts';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { plainOption, productFixture } from '../product.fixture.ts';
import type { PlainValue, ProductProps } from '../product.schema.ts';
import { NoScriptBuy } from './NoScriptBuy.tsx';

beforeEach(() => configureView(viewFixture()));

const plain = (id: number, more: Partial<PlainValue> = {}): PlainValue => ({
  id,
  url: `/products/slip?variant=${id}`,
  price: 49500,
  available: true,
  preorder: false,
  final_sale: false,
  left: 0,
  ...more,
});
const value = (name: string, leads: PlainValue | null, selected = false) => ({
  name,
  color: null,
  image: null,
  selected,
  available: leads?.available ?? false,
  exists: leads !== null,
  badge: '',
  plain: leads,
});
const color = {
  ...plainOption,
  name: 'Color',
  is_color: true,
  open: false,
  value: 'Ink',
  values: [
    value('Ink', plain(11), true),
    value('Bone', plain(21, { url: '/collections/all/products/slip?variant=21' })),
  ],
};
const size = {
  ...plainOption,
  name: 'Size',
  open: true,
  value: 'S',
  values: [
    value('S', plain(11, { left: 2 }), true),
    value('M', plain(12, { available: false })),
    value('L', plain(13, { preorder: true })),
    value('XL', plain(14, { final_sale: true })),
    value('XXL', null),
  ],
};
const length = {
  ...plainOption,
  name: 'Length',
  open: true,
  value: 'Tall',
  values: [value('Tall', plain(11), true), value('Petite', plain(12))],
};

const painted = (more: Partial<ProductProps>) =>
  renderToString(<NoScriptBuy product={productFixture({ options: [color, size], ...more })} />);
const select = (html: string) => /<select.*<\/select>/.exec(html)?.[0] ?? '';

describe('one choice for each option', () => {
  it('has the colors as links, and says of each size how it can be had', { tags: ['route-7'] }, () => {
    const html = painted({});
    expect(html).toContain('href="/collections/all/products/slip?variant=21"');
    expect(
      select(html)
        .replace(/<[^>]+>/g, '|')
        .split(/\|+/)
        .filter(Boolean),
    ).toEqual([
      'Choose …',
      'S – $495, 2 left',
      'M – sold out',
      'L – $495, pre-order',
      'XL – $495, final sale',
      'XXL – not made in this combination',
    ]);
    expect(select(html)).toContain('<option value="12" disabled="">');
    expect(html).toContain('Add to bag');
  });
  it('gives no size that nobody chose, and the one that somebody did', () => {
    expect(select(painted({}))).toContain('<option value="" selected="">');
    expect(select(painted({ chosen: 11 }))).toContain('<option value="11" selected="">');
  });
  it('asks for the size before the length, and always for the length', () => {
    const options = [color, size, length];
    const first = painted({ options, plain: { last: 2, count: 2 } });
    expect([select(first), first.includes('Add to bag')]).toEqual(['', false]);
    expect(first).toContain('href="/products/slip?variant=13"');
    const next = painted({ options, plain: { last: 2, count: 2 }, chosen: 11 });
    expect([select(next).includes('Petite'), next.includes('Add to bag')]).toEqual([true, true]);
    expect(select(next)).toContain('<option value="" selected="">');
  });
});

describe('the button', () => {
  it('is off for a variant that is gone; the others are links', () => {
    const html = painted({ chosen: 11, status: 'waitlist' });
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Sold out/);
    expect([select(html), html.includes('type="submit"'), html.includes('name="id"')]).toEqual(['', false, false]);
    expect(html).toContain('href="/products/slip?variant=13"');
    expect(html).toContain('mailto:');
  });
  it('sells nothing where everything is gone', () => {
    const html = painted({ available: false });
    expect([html.includes('Add to bag'), html.includes('Sold out')]).toEqual([false, true]);
  });
  it('sends what is known of the only variant', { tags: ['call-5'] }, () => {
    const html = painted({ options: [], plain: { last: -1, count: 0 }, final_sale: true });
    for (const field of [
      'name="id" value="11"',
      'name="properties[_finalsale]" value="true"',
      'name="properties[_inventory]" value="3"',
    ])
      expect(html).toContain(field);
    expect(painted({ options: [], plain: { last: -1, count: 0 }, status: 'preorder' })).toContain('Pre-Order');
  });
});
