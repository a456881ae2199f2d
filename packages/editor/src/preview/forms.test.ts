// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { handFormsOver } from './forms.ts';
import { find, recorder } from './preview.fixture.ts';

const { sent, send } = recorder();
let submitted = 0;

beforeAll(() => {
  HTMLFormElement.prototype.submit = () => void submitted++;
  handFormsOver('d', send);
});
beforeEach(() => {
  sent.length = 0;
  submitted = 0;
});

function submit(html: string): boolean {
  document.body.innerHTML = html;
  const event = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: document.querySelector('button'),
  });
  find('form').dispatchEvent(event);
  return event.defaultPrevented;
}

it('a GET form is followed by the editor with its fields', () => {
  expect(submit('<form action="/search?old=1"><input name="q" value="silk dress"></form>')).toBe(true);
  expect(sent).toEqual([{ vitrine: 'leaves', path: '/search?q=silk+dress' }]);
});

it('a POST form is sent with the draft in its address, also if a field is called action', () => {
  expect(submit('<form method="POST" action="/cart/add"><input name="action" value="x"></form>')).toBe(false);
  expect(find('form').getAttribute('action')).toBe(`${location.origin}/cart/add?design_mode=true&editor_draft=d`);
  expect(sent).toEqual([]);
});

it('the address of the pressed button counts', () => {
  submit('<form method="post" action="/cart"><button formaction="/checkout">Pay</button></form>');
  expect(find('button').getAttribute('formaction')).toContain('/checkout?design_mode=true&editor_draft=d');
  expect(find('form').getAttribute('action')).toBe('/cart');
});

it('a form that leads to another site opens a new tab; one that closes a dialog is left alone', () => {
  expect(submit('<form action="https://other.test/"></form>')).toBe(false);
  expect(find('form').getAttribute('target')).toBe('_blank');
  expect(submit('<form method="dialog"></form>')).toBe(false);
  expect(sent).toEqual([]);
});

it('a form that a script sends is handed over as well', () => {
  document.body.innerHTML = '<form action="/search"><input name="q" value="a"></form>';
  find<HTMLFormElement>('form').submit();
  expect([sent, submitted]).toEqual([[{ vitrine: 'leaves', path: '/search?q=a' }], 0]);
  document.body.innerHTML = '<form action="/localization" method="post"></form>';
  find<HTMLFormElement>('form').submit();
  expect(submitted).toBe(1);
});
