// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePrefetch } from './use-prefetch.ts';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function List() {
  return (
    <div onPointerOver={usePrefetch()}>
      <a className="card__link" href="/products/slip">
        <span>Slip</span>
      </a>
      <a href="/pages/about">About</a>
    </div>
  );
}

const prefetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => new URL(href).pathname);

it('fetches the page of a product that is pointed at, once', () => {
  const { getByText } = render(<List />);
  fireEvent.pointerOver(getByText('About'));
  expect(prefetched()).toEqual([]);
  fireEvent.pointerOver(getByText('Slip'));
  fireEvent.pointerOver(getByText('Slip'));
  expect(prefetched()).toEqual(['/products/slip']);
});

it('leaves it to the browser where it knows the rules of the layout', () => {
  vi.stubGlobal('HTMLScriptElement', Object.assign(HTMLScriptElement, { supports: () => true }));
  const { getByText } = render(<List />);
  fireEvent.pointerOver(getByText('Slip'));
  expect(prefetched()).toEqual([]);
});
