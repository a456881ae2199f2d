import type { Line } from './tree-rows.ts';

/** What an arrow key, Home, End or a page key does: it goes to a line, shows or hides what is below the current one, or enters its buttons. */
export type Walk = { to: number } | { expand: boolean } | 'buttons';

/** What a key does at line `at`; null where it is not for walking. `page`: lines that are in view. */
export function walk(lines: readonly Line[], at: number, key: string, page: number): Walk | null {
  const line = lines[at];
  if (!line) return null;
  const to = (index: number) => ({ to: Math.max(0, Math.min(index, lines.length - 1)) });
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + page);
    case 'PageUp':
      return to(at - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(lines.length - 1);
    case 'ArrowRight':
      return line.isExpanded === false ? { expand: true } : 'buttons';
    case 'ArrowLeft':
      return line.isExpanded ? { expand: false } : to(line.parent < 0 ? at : line.parent);
    default:
      return null;
  }
}

/** The next line after `at` whose title begins with `letters`, `at` itself included if `letters` are more than one; -1: none. */
export function lineByLetters(lines: readonly Line[], at: number, letters: string): number {
  const wanted = letters.toLocaleLowerCase();
  const first = letters.length > 1 ? at : at + 1;
  for (let step = 0; step < lines.length; step++) {
    const index = (first + step) % lines.length;
    const row = lines[index]?.row;
    if (row && row.kind !== 'add' && row.title.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
