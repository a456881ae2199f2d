// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewport } from '../../state/viewport/viewport.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Carousel } from './Carousel.tsx';
import type { CarouselProps } from './carousel.schema.ts';

/** What turns the strip, without a layout: `fits` says how many slides are in view. */
const embla = vi.hoisted(() => ({
  fits: 3,
  options: {} as Record<string, unknown>,
  selected: 0,
  listeners: {} as Record<string, () => void>,
  count: 0,
}));
vi.mock('embla-carousel', () => ({
  default: (view: HTMLElement, options: Record<string, unknown>) => {
    embla.options = options;
    embla.count = view.querySelectorAll('li').length;
    const select = (index: number) => {
      embla.selected = (index + embla.count) % embla.count;
      embla.listeners.select?.();
    };
    const api = {
      on: (name: string, listener: () => void) => {
        embla.listeners[name] = listener;
        return api;
      },
      scrollSnapList: () => (embla.count > embla.fits ? Array.from({ length: embla.count }) : [0]),
      canScrollNext: () => embla.count > embla.fits,
      selectedScrollSnap: () => embla.selected,
      scrollNext: () => select(embla.selected + 1),
      scrollPrev: () => select(embla.selected - 1),
      scrollTo: select,
      destroy: () => {},
    };
    return api;
  },
}));

const slide = (heading: string): CarouselProps['slides'][number] => ({
  type: 'slide',
  attributes: '',
  image: null,
  heading,
  text: '',
  link: '',
  link_label: '',
});
const props: CarouselProps = {
  heading: 'The house',
  scheme: 'paper',
  ratio: '3/4',
  columns_desktop: 3,
  columns_mobile: 1,
  arrows: true,
  pages: true,
  autoplay: 6,
  slides: ['One', 'Two', 'Three', 'Four'].map(slide),
};
const REST = 150;

beforeEach(() => {
  vi.useFakeTimers();
  configureView(viewFixture());
  Object.assign(embla, { fits: 3, selected: 0, listeners: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(given: Partial<CarouselProps> = {}) {
  render(<Carousel {...props} {...given} />);
  await act(() => vi.advanceTimersByTimeAsync(REST + 50));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.getAllByRole('button').findIndex((button) => button.getAttribute('aria-current')) - 3;
const drags = () =>
  (embla.options.watchDrag as (api: unknown) => boolean)({
    scrollSnapList: () => (embla.count > embla.fits ? Array.from({ length: embla.count }) : [0]),
    canScrollNext: () => embla.count > embla.fits,
  });

it('is not moved twice by a scroll of the strip that ends after what turns it has come', async () => {
  await open();
  const strip = document.querySelector<HTMLElement>('[data-turning]');
  if (!strip) throw new Error('Nothing turns.');
  strip.scrollLeft = 240;
  fireEvent.scroll(strip);
  expect([strip.scrollLeft, shown()]).toEqual([0, 0]);
});

it('turns by itself every so many seconds, around and around', { tags: ['widget-15'] }, async () => {
  await open();
  expect([shown(), embla.options.loop]).toEqual([0, true]);
  await pass(6000);
  expect(shown()).toBe(1);
  await pass(3 * 6000);
  expect(shown()).toBe(0);
});

it('takes half a second for a turn, none where less movement is wanted', async () => {
  await open();
  expect(embla.options.duration).toBe(20);
  cleanup();
  vi.spyOn(viewport, 'getState').mockReturnValue({ desktop: true, reducedMotion: true });
  await open();
  expect(embla.options.duration).toBe(0);
  vi.restoreAllMocks();
});

it('turns by touch and by itself only when there are more slides than fit', {
  tags: ['widget-15'],
}, async () => {
  await open();
  expect(drags()).toBe(true);
  cleanup();
  embla.fits = 4;
  await open();
  expect(drags()).toBe(false);
  await pass(60_000);
  expect(shown()).toBe(0);
});

it('stands still where less movement is wanted, until play is pressed', async () => {
  vi.spyOn(viewport, 'getState').mockReturnValue({ desktop: true, reducedMotion: true });
  await open();
  await pass(60_000);
  expect(shown()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  await pass(6000);
  expect(shown()).toBe(1);
  vi.restoreAllMocks();
});

it('is said to the style sheet to have no more slides than fit: there is nothing to press then', async () => {
  const names = () =>
    ['carousel--few', 'carousel--few-on-phones'].map((name) => document.querySelector(`.${name}`) !== null);
  await open();
  expect(names()).toEqual([false, false]);
  cleanup();
  await open({ columns_desktop: 6 });
  expect(names()).toEqual([true, false]);
  cleanup();
  await open({ columns_mobile: 4 });
  expect(names()).toEqual([false, true]);
});

it('never turns by itself with 0 seconds, and has no pause control', async () => {
  await open({ autoplay: 0 });
  await pass(60_000);
  expect(embla.selected).toBe(0);
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
});

it('waits while the pointer is on it, and from the pause control on until play is pressed', async () => {
  await open();
  const carousel = screen.getByRole('group', { name: 'The house' });
  fireEvent.pointerEnter(carousel);
  await pass(60_000);
  expect(shown()).toBe(0);
  fireEvent.pointerLeave(carousel);
  await pass(6000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  await pass(60_000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  await pass(6000);
  expect(shown()).toBe(2);
});

it('arrows, pages and keys turn it, in a circle', { tags: ['widget-14'] }, async () => {
  await open({ autoplay: 0 });
  const current = () => screen.getAllByRole('button').find((button) => button.getAttribute('aria-current'));
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(current()?.getAttribute('aria-label')).toBe('Slide 4 of 4');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(current()?.getAttribute('aria-label')).toBe('Slide 1 of 4');
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 4' }));
  expect(current()?.getAttribute('aria-label')).toBe('Slide 3 of 4');
  fireEvent.keyDown(document.querySelector('.carousel__view') as Element, { key: 'ArrowLeft' });
  expect(current()?.getAttribute('aria-label')).toBe('Slide 2 of 4');
});

it('has the arrows and pages the merchant wants, and is nothing without slides', { tags: ['widget-14'] }, async () => {
  await open({ arrows: false, pages: false, autoplay: 0 });
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  await open({ slides: [] });
  expect(document.querySelector('.carousel')).toBeNull();
});

it('shows the slide whose block the theme editor selects, and rests as long as it is', async () => {
  await open({
    slides: props.slides.map((one, at) => ({
      ...one,
      attributes: ` data-shopify-editor-block="{&quot;id&quot;:&quot;${at}&quot;}"`,
    })),
  });
  const blocks = [...document.querySelectorAll('[data-shopify-editor-block]')];
  const dispatch = (name: string) =>
    act(() => void blocks[2]?.dispatchEvent(new Event(`shopify:block:${name}`, { bubbles: true })));
  await dispatch('select');
  expect(shown()).toBe(2);
  await pass(60_000);
  expect(shown()).toBe(2);
  await dispatch('deselect');
  await pass(6000);
  expect(shown()).toBe(3);
});

it('begins at the slide that was asked for before what turns it has come', async () => {
  const slides = props.slides.map((one) => ({ ...one, attributes: ' data-shopify-editor-block="{}"' }));
  render(<Carousel {...props} slides={slides} />);
  const last = [...document.querySelectorAll('[data-shopify-editor-block]')].at(-1);
  await act(() => void last?.dispatchEvent(new Event('shopify:block:select', { bubbles: true })));
  await pass(REST + 50);
  expect(embla.options.startIndex).toBe(3);
});
