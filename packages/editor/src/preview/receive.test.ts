// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { find, recorder, section } from './preview.fixture.ts';
import { parsePage } from './printed-page.ts';
import { createReceiver } from './receive.ts';
import { createSelection } from './selection.ts';

const page = (inside: string, more = '') => `<body>${more}<main>${section('a', inside)}</main></body>`;

function receiver(printed: Document | null) {
  const { sent, send } = recorder();
  const outlines = { point: vi.fn(), select: vi.fn(), name: vi.fn(), refresh: vi.fn() };
  const inspector = { setActive: vi.fn() };
  const reload = vi.fn();
  const selection = createSelection(document);
  const parts = { page: document, printed, selection, outlines, inspector, send, reload };
  const receive = createReceiver({ ...parts, afterPaint: (next) => next() });
  return { receive, sent, outlines, inspector, reload, selection };
}

beforeEach(() => {
  document.body.innerHTML = `<main>${section('a', 'old')}</main>`;
});

it('answers once a section is on the screen', async () => {
  const { receive, sent, outlines } = receiver(parsePage(page('old')));
  await receive({ vitrine: 'sections', turn: 3, sections: { a: section('a', 'new') } });
  expect(find('#shopify-section-a').textContent).toBe('new');
  expect(outlines.refresh).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([{ vitrine: 'shown', turn: 3, ms: expect.any(Number) }]);
});

it('a section that has not changed stays, but where it is not known what was printed', async () => {
  const element = find('#shopify-section-a');
  const message = { vitrine: 'sections', turn: 1, sections: { a: section('a', 'old') } } as const;
  const known = receiver(parsePage(page('old')));
  await known.receive(message);
  expect(find('#shopify-section-a')).toBe(element);
  expect(known.sent).toHaveLength(1);
  await receiver(null).receive(message);
  expect(find('#shopify-section-a')).not.toBe(element);
});

it('a page that cannot be changed in place is loaded again', async () => {
  const { receive, sent, reload } = receiver(parsePage(page('old')));
  await receive({ vitrine: 'page', turn: 1, html: page('new') });
  expect([find('#shopify-section-a').textContent, reload.mock.calls.length]).toEqual(['new', 0]);
  await receive({ vitrine: 'page', turn: 2, html: page('new', '<p>Bar</p>') });
  expect([reload.mock.calls.length, sent.length]).toEqual([1, 1]);
});

it('selects, points and inspects after the changes that came before', async () => {
  const { receive, outlines, inspector, selection } = receiver(parsePage(page('old')));
  void receive({ vitrine: 'sections', turn: 1, sections: { b: section('b') }, added: { b: { after: 'a' } } });
  void receive({ vitrine: 'select', target: { section: 'b' }, load: true, still: true });
  void receive({ vitrine: 'point', target: { section: 'a' } });
  expect(selection.current()).toBe(null);
  await receive({ vitrine: 'inspect', active: true });
  expect(selection.current()).toEqual({ section: 'b' });
  expect(outlines.select).toHaveBeenCalledWith({ section: 'b' });
  expect(outlines.point).toHaveBeenCalledWith({ section: 'a' });
  expect(inspector.setActive).toHaveBeenCalledWith(true);
  await receive({ vitrine: 'deselect' });
  expect([selection.current(), outlines.select.mock.lastCall]).toEqual([null, [null]]);
});

it('a message that fails is reported, and the next one is carried out', async () => {
  const { receive, sent, outlines } = receiver(parsePage(page('old')));
  outlines.point.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await receive({ vitrine: 'point', target: { section: 'a' } });
  await receive({ vitrine: 'point', target: null });
  expect(sent).toEqual([{ vitrine: 'failed', message: 'Error: broken' }]);
  expect(outlines.point).toHaveBeenLastCalledWith(null);
});
