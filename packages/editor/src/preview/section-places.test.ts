// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { find, order, section } from './preview.fixture.ts';
import { insertSection, orderSections } from './section-places.ts';

const show = (...ids: string[]) => {
  document.body.innerHTML = `<main>${ids.map((id) => section(id)).join('')}</main>`;
};

const element = (id: string) =>
  Object.assign(document.createElement('div'), { id: `shopify-section-${id}`, className: 'shopify-section' });

it('a new section is put beside another one, or at the end', () => {
  show('a', 'b');
  insertSection(document, element('c'), { before: 'b', after: 'a' });
  insertSection(document, element('d'), { before: 'gone', after: 'b' });
  insertSection(document, element('e'));
  expect(order()).toEqual(['a', 'c', 'b', 'd', 'e']);
  document.body.innerHTML = '';
  insertSection(document, element('f'), { after: 'gone' });
  expect(order()).toEqual(['f']);
});

/** Moved sections, by the calls that move them. */
function movesOf(run: () => void): string[] {
  const moved: string[] = [];
  for (const method of ['after', 'before'] as const) {
    vi.spyOn(Element.prototype, method).mockImplementation(function (this: Element, ...nodes) {
      for (const node of nodes) if (node instanceof Element) moved.push(node.id.replace('shopify-section-', ''));
      const next = method === 'after' ? this.nextSibling : this;
      for (const node of nodes) if (node instanceof Node) this.parentNode?.insertBefore(node, next);
    });
  }
  run();
  vi.restoreAllMocks();
  return moved;
}

it('of two that change places the moved one is moved', () => {
  for (const moved of ['a', 'b']) {
    show('a', 'b', 'c');
    expect(movesOf(() => orderSections(document, ['b', 'a', 'c'], moved))).toEqual([moved]);
    expect(order()).toEqual(['b', 'a', 'c']);
  }
  expect(movesOf(() => orderSections(document, ['b', 'a', 'c'], 'a'))).toEqual([]);
});

it('any order is reached, and no more are moved than have to be', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 6 }), fc.nat(5), (wanted, from) => {
      show(...ids);
      const moves = movesOf(() => orderSections(document, wanted));
      expect(order()).toEqual(wanted);
      // One that was taken out and put in elsewhere is one move.
      const one = ids.filter((_, index) => index !== from);
      show(...ids);
      expect(movesOf(() => orderSections(document, [...one, ids[from] ?? ''])).length).toBeLessThanOrEqual(1);
      expect(moves.length).toBeLessThan(ids.length);
    }),
  );
});

it('what stands between sections stays where it is; sections elsewhere are left alone', () => {
  document.body.innerHTML = `<header>${section('h')}</header><main>${section('a')}<hr>${section('b')}</main>`;
  orderSections(document, ['b', 'gone', 'a', 'h'], 'b');
  expect([...find('main').children].map(({ localName, id }) => id || localName)).toEqual([
    'shopify-section-b',
    'shopify-section-a',
    'hr',
  ]);
  expect(order()).toEqual(['h', 'b', 'a']);
});
