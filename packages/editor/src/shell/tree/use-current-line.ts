import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Line } from './tree-rows.ts';

export interface CurrentLine {
  /** Index of the one line that Tab leads to. */
  at: number;
  /** The keyboard is in the tree. */
  hasFocus: boolean;
  /** Takes the keyboard to a line, as soon as it is drawn. */
  goTo(index: number): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** The id of the row that an element is in; null outside of one, and in a menu that a row has opened elsewhere on the page. */
export function rowIdOf(list: Element, target: EventTarget): string | null {
  const row = target instanceof Element && list.contains(target) ? target.closest('[data-key]') : null;
  return row?.getAttribute('data-key') ?? null;
}

/**
 * Where the keyboard is in the tree: arrow keys lead from line to line, and Tab to one of them: the last, else the selected one. A row that
 * is removed or drawn elsewhere does not lose the keyboard.
 */
export function useCurrentLine(
  lines: readonly Line[],
  selected: string | null,
  list: RefObject<HTMLElement | null>,
): CurrentLine {
  const [id, setId] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const isAwaited = useRef(false);
  const last = useRef(0);

  const indexOf = (wanted: string | null) => lines.findIndex(({ row }) => row.id === wanted);
  const found = [indexOf(id), indexOf(selected), Math.min(last.current, lines.length - 1)];
  const at = found.find((index) => index >= 0) ?? -1;

  /** False: it is not drawn yet. */
  function focus(index: number): boolean {
    const key = lines[index]?.row.id;
    const row = key && list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!row) return false;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    return true;
  }

  useLayoutEffect(() => {
    last.current = at;
    const isLost = hasFocus && document.activeElement === document.body;
    if ((isAwaited.current || isLost) && focus(at)) isAwaited.current = false;
  });

  return {
    at,
    hasFocus,
    goTo(index) {
      setId(lines[index]?.row.id ?? null);
      isAwaited.current = !focus(index);
    },
    onFocus({ currentTarget, target }) {
      const row = rowIdOf(currentTarget, target);
      if (row === null) return;
      setId(row);
      setHasFocus(true);
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
    },
  };
}
