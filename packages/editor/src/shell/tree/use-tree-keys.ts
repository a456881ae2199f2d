import { type KeyboardEvent, useRef } from 'react';
import type { NodeCommand } from '../use-node-command.ts';
import type { Line } from './tree-rows.ts';
import { lineByLetters, walk } from './walk.ts';

interface TreeKeysOptions {
  lines: readonly Line[];
  /** Index of the line that the keyboard is at. */
  at: number;
  /** px of a row. */
  height: number;
  goTo(index: number): void;
  expand(id: string, isExpanded: boolean): void;
  /** Selects; `isEntered`: and goes to the settings. */
  onSelect(line: Line, isEntered: boolean): void;
  onCommand(command: NodeCommand, line: Line): void;
}

/** ms after which a letter begins another title. */
const PAUSE = 1000;

function commandOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): NodeCommand | null {
  const isCommand = ctrlKey || metaKey;
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return 'down';
  if (isCommand && key.toLowerCase() === 'd') return 'duplicate';
  if (isCommand && key.toLowerCase() === 'h') return 'hide';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

/** The keys of the tree: they walk, unfold, select, find a title by its first letters, and do with a row what its menu does. */
export function useTreeKeys(options: TreeKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { lines, at, height, goTo, expand, onSelect, onCommand } = options;
  const typed = useRef({ letters: '', time: 0 });

  /** Arrow keys between a row and its buttons. */
  function walkButtons(row: Element, target: Element, key: string): void {
    const buttons: Element[] = [...row.querySelectorAll('.tree-buttons button')];
    const next = buttons.indexOf(target) + (key === 'ArrowLeft' ? -1 : 1);
    const button = buttons[next];
    if (next < 0) goTo(at);
    else if (button instanceof HTMLElement) button.focus();
  }

  function find({ key, timeStamp }: KeyboardEvent): void {
    const { letters, time } = typed.current;
    const wanted = timeStamp - time < PAUSE ? letters + key : key;
    typed.current = { letters: wanted, time: timeStamp };
    const index = lineByLetters(lines, at, wanted);
    if (index >= 0) goTo(index);
  }

  /** True: it was a key of the tree. */
  function pressed(event: KeyboardEvent<HTMLElement>, row: Element, target: Element): boolean {
    const { key } = event;
    const line = lines[at];
    if (!line) return false;
    const command = commandOf(event);
    if (command) onCommand(command, line);
    else if (event.altKey || event.ctrlKey || event.metaKey) return false;
    else if (target !== row && (key === 'ArrowLeft' || key === 'ArrowRight')) walkButtons(row, target, key);
    else if (target !== row && key === 'Escape') goTo(at);
    else if (target !== row && (key === 'Enter' || key === ' ')) return false;
    else if (key === 'Enter' || key === ' ') onSelect(line, key === 'Enter');
    else {
      const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / height) - 1);
      const step = walk(lines, at, key, page);
      if (step === 'buttons') walkButtons(row, target, key);
      else if (step && 'to' in step) goTo(step.to);
      else if (step) expand(line.row.id, step.expand);
      else if (key.length === 1) find(event);
      else return false;
    }
    return true;
  }

  return (event) => {
    const { target, currentTarget } = event;
    // Not in a menu that a row has opened: React tells of its keys as well.
    const row = target instanceof Element && currentTarget.contains(target) ? target.closest('[role=row]') : null;
    if (!row || !(target instanceof Element) || !pressed(event, row, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
