// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createOutlines } from './outlines.ts';
import { block, find, section } from './preview.fixture.ts';

it('draws a line around what is selected and what is pointed at, apart from the page', () => {
  const attach = vi.spyOn(Element.prototype, 'attachShadow');
  document.body.innerHTML = section('a', block('one', 'Row', 'text-row'));
  vi.spyOn(find('#block-one'), 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 40));
  const outlines = createOutlines(document);
  expect(document.querySelector('vitrine-outlines'), 'nothing is outlined yet').toBe(null);

  outlines.select({ section: 'a', block: 'one' });
  const root = attach.mock.results[0]?.value as ShadowRoot;
  const lines = () =>
    [...root.querySelectorAll<HTMLElement>('div:not([hidden])')].map((line) => [
      line.className,
      line.textContent,
      line.style.transform,
    ]);
  expect(lines()).toEqual([['selected', 'Text row', 'translate(10px,20px)']]);
  expect(find('body').innerHTML).toBe(section('a', block('one', 'Row', 'text-row')));

  outlines.name({ ':text-row': 'Ligne de texte' });
  expect(lines()[0]?.[1]).toBe('Ligne de texte');

  outlines.point({ section: 'a', block: 'one' });
  expect(lines(), 'one line is enough').toHaveLength(1);
  outlines.select(null);
  expect(lines()).toEqual([]);
});
