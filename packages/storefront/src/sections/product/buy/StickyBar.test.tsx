// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { shownChoice } from '../../../domain/shown-choice.ts';
import { overlays } from '../../../state/overlays/overlays.ts';
import { viewFixture } from '../../../view.fixture.ts';
import { productFixture } from '../product.fixture.ts';
import StickyBar from './StickyBar.tsx';

afterEach(() => {
  cleanup();
  overlays.closeAll();
  vi.unstubAllGlobals();
});

it('shows while the button is out of sight, and makes way for a drawer', () => {
  configureView(viewFixture());
  let tell: (isSeen: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(answer: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => answer([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const product = productFixture();
  const choice = shownChoice(product, ['Ink', null], false);
  const { rerender } = render(
    <>
      <button type="button" id="add" />
      <StickyBar product={product} choice={choice} busy={false} form="buy" button="add" />
    </>,
  );
  const bar = document.querySelector<HTMLElement>('.buy-bar');
  const isShown = () => [bar?.dataset.shown, bar?.hasAttribute('inert')];
  expect(isShown()).toEqual(['false', true]);
  act(() => tell(false));
  expect(isShown()).toEqual(['true', false]);
  expect(bar?.textContent).toBe('SlipInk · $495Choose a size');
  // The amount of a gift card is its price: it is said once.
  rerender(
    <>
      <button type="button" id="add" />
      <StickyBar product={product} choice={{ ...choice, values: ['$495'] }} busy={false} form="buy" button="add" />
    </>,
  );
  expect(document.querySelector('.buy-bar__what')?.textContent).toBe('Slip$495');
  // The one variant of a piece without options has a name that says nothing.
  rerender(
    <>
      <button type="button" id="add" />
      <StickyBar
        product={{ ...product, single: true }}
        choice={{ ...choice, values: ['Default Title'] }}
        busy={false}
        form="buy"
        button="add"
      />
    </>,
  );
  expect(document.querySelector('.buy-bar__what')?.textContent).toBe('Slip$495');
  act(() => overlays.openDrawer('filters'));
  expect(isShown()).toEqual(['false', true]);
  act(() => overlays.closeDrawer());
  act(() => tell(true));
  expect(isShown()).toEqual(['false', true]);
});
