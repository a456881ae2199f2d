// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendAtOnce } from './send-at-once.ts';

const sent = vi.fn();
sendAtOnce(document);
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) sent(Object.fromEntries(new FormData(event.target)));
});

beforeEach(() => {
  history.replaceState(null, '', '/search?q=silk#more');
  document.body.innerHTML = `<form data-at-once><input type="hidden" name="return_to" value="/search">
    <select name="country_code"><option>US</option><option>FR</option></select>
    <select name="language_code"><option>en</option><option>fr</option></select><button>Update</button></form>
    <form><select name="sort_by"><option>a</option></select></form>`;
});
afterEach(() => sent.mockClear());

const list = (name: string) => document.querySelector<HTMLSelectElement>(`[name=${name}]`) as HTMLSelectElement;
const press = (key: string) => list('country_code').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
function choose(name: string, value: string) {
  list(name).value = value;
  list(name).dispatchEvent(new Event('change', { bubbles: true }));
}

it('a choice is sent at once, to come back to the very address', () => {
  choose('country_code', 'FR');
  choose('language_code', 'fr');
  const back = '/search?q=silk#more';
  expect(sent.mock.calls).toEqual([
    [{ return_to: back, country_code: 'FR', language_code: 'en' }],
    [{ return_to: back, country_code: 'FR', language_code: 'fr' }],
  ]);
});

it.each(['ArrowDown', 'f', 'Home', 'PageUp'])('leafing by %s through a closed list sends nothing', (key) => {
  press(key);
  choose('country_code', 'FR');
  expect(sent).not.toHaveBeenCalled();
});

it.each([() => press('Enter'), () => list('country_code').dispatchEvent(new Event('pointerdown', { bubbles: true }))])(
  'a choice taken with Enter or the pointer after it is sent',
  (take) => {
    press('ArrowDown');
    take();
    choose('country_code', 'FR');
    expect(sent).toHaveBeenCalledTimes(1);
  },
);

it('other forms are left alone', () => {
  choose('sort_by', 'a');
  expect(sent).not.toHaveBeenCalled();
});
