// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sendKeys } from './keys.ts';
import { find, recorder } from './preview.fixture.ts';

const { sent, send } = recorder();
beforeAll(() => {
  sendKeys(send);
  document.body.innerHTML = '<button>B</button><input type="text"><input type="checkbox"><textarea></textarea>';
});
beforeEach(() => {
  sent.length = 0;
});

function press(selector: string, init: KeyboardEventInit): string | undefined {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init });
  find(selector).dispatchEvent(event);
  const [message] = sent.splice(0);
  expect(event.defaultPrevented).toBe(message !== undefined);
  return message?.vitrine === 'key' ? message.command : undefined;
}

it.each([
  ['undo', { key: 'z', ctrlKey: true }],
  ['undo', { key: 'z', metaKey: true }],
  ['redo', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['redo', { key: 'y', ctrlKey: true }],
  ['save', { key: 's', metaKey: true }],
  [undefined, { key: 'z' }],
  [undefined, { key: 's', ctrlKey: true, altKey: true }],
  [undefined, { key: 'y', metaKey: true }],
] as const)('%s: %o', (command, init) => {
  expect(press('button', init)).toBe(command);
});

it('in a text field undo is the field’s own; saving is the editor’s', () => {
  expect(press('input[type=text]', { key: 'z', ctrlKey: true })).toBe(undefined);
  expect(press('textarea', { key: 'y', ctrlKey: true })).toBe(undefined);
  expect(press('textarea', { key: 's', ctrlKey: true })).toBe('save');
  expect(press('input[type=checkbox]', { key: 'z', ctrlKey: true })).toBe('undo');
});
