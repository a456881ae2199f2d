// @vitest-environment happy-dom
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { openZoom } from './zoom.ts';

const durations: unknown[] = [];
let arrive: (() => void)[] = [];

/** The movements of the browser, which end when the test says so. */
function animate(_frames: unknown, options: { duration: number }) {
  durations.push(options.duration);
  let lose: (reason: Error) => void = () => {};
  const finished = new Promise<void>((resolve, reject) => {
    arrive.push(resolve);
    lose = reject;
  });
  return { finished, cancel: () => lose(new Error('cancelled')) };
}
async function settle() {
  const all = arrive;
  arrive = [];
  for (const arrived of all) arrived();
  await new Promise((resolve) => setTimeout(resolve));
}

const page = { width: 1280, top: 100 };
let link: HTMLElement;

beforeEach(() => {
  configureView(viewFixture());
  durations.length = 0;
  arrive = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  Object.assign(Element.prototype, { animate });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('none')) });
  Object.assign(page, { width: 1280, top: 100 });
  vi.spyOn(window, 'innerWidth', 'get').mockImplementation(() => page.width);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.top);
  document.body.innerHTML =
    '<div><img src="/ink.jpg" alt="Slip in Ink" width="900" height="1200"><a href="#"></a></div>';
  link = document.querySelector('a') as HTMLElement;
});
afterEach(async () => {
  zoom()?.dispatchEvent(new Event('close'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const zoom = () => document.querySelector<HTMLDialogElement>('dialog.zoom');
async function opened() {
  openZoom(link);
  await settle();
}
async function expectClosing() {
  expect(zoom()).toBeTruthy();
  await settle();
  expect([zoom(), document.activeElement]).toEqual([null, link]);
}
const scrollTo = (y: number) => {
  page.top = y;
  window.dispatchEvent(new Event('scroll'));
};

it('opens above 1028 px and in 0.4 s, over the page', {
  tags: ['gallery-13', 'gallery-16'],
}, async () => {
  page.width = 1028;
  openZoom(link);
  expect(zoom()).toBeNull();
  page.width = 1029;
  openZoom(link);
  expect([zoom()?.getAttribute('aria-label'), durations]).toEqual(['Slip in Ink', [400, 400]]);
  await settle();
  expect(zoom()?.open).toBe(true);
});

it('closes at 40 px of scrolling and not before, in either direction', {
  tags: ['gallery-14', 'gallery-16'],
}, async () => {
  await opened();
  scrollTo(139);
  await settle();
  expect(zoom()).toBeTruthy();
  scrollTo(140);
  await expectClosing();
  page.top = 100;
  await opened();
  scrollTo(60);
  await expectClosing();
});

it('closes with another size of the window, and by Escape', { tags: ['gallery-14'] }, async () => {
  await opened();
  window.dispatchEvent(new Event('resize'));
  await expectClosing();
  await opened();
  zoom()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await expectClosing();
});

it('is one at a time, and closes once', async () => {
  await opened();
  openZoom(link);
  expect(document.querySelectorAll('dialog.zoom')).toHaveLength(1);
  scrollTo(300);
  const moves = durations.length;
  window.dispatchEvent(new Event('resize'));
  expect(durations.length).toBe(moves);
  await expectClosing();
});
