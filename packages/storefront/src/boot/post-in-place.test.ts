// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { postInPlace } from './post-in-place.ts';

const postForm = vi.fn(async (_form: HTMLFormElement) => {});
const load = vi.fn(async () => ({ postForm }));
postInPlace(document, load);

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<form id="a" data-in-place></form><form id="b"></form>';
});

const form = (id: string) => document.getElementById(id) as HTMLFormElement;
function send(id: string) {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form(id).dispatchEvent(event);
  return event;
}

it('a marked form is posted by scripts, all others by the browser', async () => {
  expect([send('a').defaultPrevented, send('b').defaultPrevented]).toEqual([true, false]);
  await vi.waitFor(() => expect(postForm.mock.calls).toEqual([[form('a')]]));
});

it('goes the plain way where its script cannot be fetched', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  const submit = vi.spyOn(form('a'), 'submit').mockImplementation(() => {});
  send('a');
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});

it('offline stays on the page, with what was typed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  load.mockRejectedValueOnce(new TypeError('offline'));
  const submit = vi.spyOn(form('a'), 'submit').mockImplementation(() => {});
  send('a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(submit).not.toHaveBeenCalled();
});
