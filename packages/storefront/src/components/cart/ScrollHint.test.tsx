// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { ScrollHint } from './ScrollHint.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

/** A list of 1000 px in a window of 400 px. */
function Bag({ pieces }: { pieces: number }) {
  const list = useRef<HTMLDivElement>(null);
  const measured = (element: HTMLDivElement | null) => {
    list.current = element;
    if (!element) return;
    Object.defineProperty(element, 'clientHeight', { value: 400, configurable: true });
    Object.defineProperty(element, 'scrollHeight', { value: 1000, configurable: true });
  };
  return (
    <>
      <div ref={measured} data-testid="list" />
      <ScrollHint list={list} watch={pieces} />
    </>
  );
}

const isShown = () => screen.getByText('More below').closest('.scroll-hint--on') !== null;
function scrollTo(top: number) {
  const list = screen.getByTestId('list');
  list.scrollTop = top;
  fireEvent.scroll(list);
}

it('a long bag hints that there is more, until 30 px from its end', { tags: ['cart-28'] }, () => {
  render(<Bag pieces={5} />);
  expect(isShown()).toBe(true);
  scrollTo(569);
  expect(isShown()).toBe(true);
  scrollTo(571);
  expect(isShown()).toBe(false);
  scrollTo(0);
  expect(isShown()).toBe(true);
});

it('an empty one hints at nothing', () => {
  render(<Bag pieces={0} />);
  expect(isShown()).toBe(false);
});
