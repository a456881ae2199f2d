import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { overlays } from '../../state/overlays/overlays.ts';
import { useSelectOpen } from '../../state/overlays/use-overlays.ts';
import { dropdownStep, optionTyped } from './dropdown-keys.ts';

/** ms after which letters begin a new word. */
const WORD = 600;

export interface DropdownOption {
  value: string;
  label: string;
}

/** State and keys of a dropdown; that it is open is known to the overlays, so that one is open at a time (rule layout-3). */
export function useDropdown(
  id: string,
  options: readonly DropdownOption[],
  value: string,
  onChange: (value: string) => void,
) {
  const open = useSelectOpen(id);
  const chosen = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );
  const [marked, setMarked] = useState(chosen);
  const typed = useRef({ word: '', at: 0 });

  useEffect(() => {
    if (!open) return;
    document.getElementById(`${id}-option-${marked}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, marked, id]);

  const show = (want: boolean) => {
    if (want !== open) overlays.toggleSelect(id);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
    show(false);
  };

  function type(letter: string) {
    const now = Date.now();
    const word = now - typed.current.at > WORD ? letter : typed.current.word + letter;
    typed.current = { word, at: now };
    const found = optionTyped(
      options.map(({ label }) => label),
      word,
      open ? marked : chosen,
    );
    show(true);
    setMarked(found ?? (open ? marked : chosen));
  }

  return {
    open,
    marked,
    chosen,
    choose,
    mark: setMarked,
    toggle() {
      show(!open);
      setMarked(chosen);
    },
    close: () => show(false),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key } = event;
      const step = dropdownStep(key, { open, marked: open ? marked : chosen, count: options.length });
      const letter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!step && !letter) return;
      // Tab goes on to the next field; Escape is not for the dialog around it.
      if (key !== 'Tab') event.preventDefault();
      if (key === 'Escape') event.stopPropagation();
      if (!step) return type(key);
      if (step.chosen) return choose(step.marked);
      show(step.open);
      setMarked(step.marked);
    },
  };
}
