/** What a key does to a dropdown: opens or closes it, moves the mark to an option, or chooses that option. */
export interface DropdownStep {
  open: boolean;
  /** Index of the marked option. */
  marked: number;
  chosen: boolean;
}

/** Options that Page Up and Page Down pass over. */
const PAGE = 10;

const MOVES: Record<string, (marked: number, last: number) => number> = {
  ArrowDown: (marked, last) => Math.min(marked + 1, last),
  ArrowUp: (marked) => Math.max(marked - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (marked, last) => Math.min(marked + PAGE, last),
  PageUp: (marked) => Math.max(marked - PAGE, 0),
};

/** The keys of a list that drops down, as a native select has them. Undefined: the key is not for it. */
export function dropdownStep(
  key: string,
  { open, marked, count }: { open: boolean; marked: number; count: number },
): DropdownStep | undefined {
  const press = key === 'Enter' || key === ' ';
  if (!open) {
    if (press || key === 'ArrowDown' || key === 'ArrowUp') return { open: true, marked, chosen: false };
    const jump = key === 'Home' || key === 'End' ? MOVES[key] : undefined;
    return jump && { open: true, marked: jump(marked, count - 1), chosen: false };
  }
  if (press || key === 'Tab') return { open: false, marked, chosen: true };
  if (key === 'Escape') return { open: false, marked, chosen: false };
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  return move && { open: true, marked: move(marked, count - 1), chosen: false };
}

/** The next option after `from` whose words begin with what was typed; one letter again and again walks through all of its options. */
export function optionTyped(labels: readonly string[], typed: string, from: number): number | undefined {
  const wanted = typed.toLocaleLowerCase();
  const same = [...wanted].every((letter) => letter === wanted[0]);
  const begin = same ? wanted.slice(0, 1) : wanted;
  const start = same ? from + 1 : from;
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(begin)) return index;
  }
  return undefined;
}
