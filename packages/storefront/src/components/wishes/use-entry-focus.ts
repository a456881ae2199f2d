import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The place of an entry that gives way to its undo, and comes back: the focus goes on to the button marked `data-turn` that is there then. */
export function useEntryFocus(isRemoved: boolean): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  const wasRemoved = useRef(isRemoved);
  useLayoutEffect(() => {
    if (wasRemoved.current !== isRemoved) place.current?.querySelector<HTMLElement>('[data-turn]')?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);
  return place;
}
