import type { FromPreview } from '@vitrine/contract/editor/preview.ts';
import type { Send } from './channel.ts';

type Command = Extract<FromPreview, { vitrine: 'key' }>['command'];

const TEXT_FIELD = 'input:not([type=button],[type=checkbox],[type=radio],[type=range],[type=submit]),textarea';

function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Command | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  if (letter === 'y' && ctrlKey) return 'redo';
  return letter === 's' ? 'save' : undefined;
}

/** Whether the browser itself undoes there what was typed. */
const isTyped = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.matches(TEXT_FIELD) || target.isContentEditable);

/** Undo, redo and save are the editor's keys in the page too. In a text field undo and redo are the field's. */
export function sendKeys(send: Send): void {
  addEventListener(
    'keydown',
    (event) => {
      const command = commandOf(event);
      if (!command || (command !== 'save' && isTyped(event.composedPath()[0]))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      send({ vitrine: 'key', command });
    },
    true,
  );
}
