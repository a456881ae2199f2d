import { useEffect, useRef, useState } from 'react';
import type { Chunk } from '../state/chunk.ts';
import { useStore } from '../state/use-store.ts';

interface Options {
  /**
   * Called when the code cannot be fetched. It closes what was to open, so that the next press tries again, and shows the shopper
   * another way: the plain page, say.
   */
  instead?: () => void;
  /** After a failure, a change of this value tries again. */
  retryOn?: unknown;
  /** ms after which a shopper who waits gets `instead`, and the code is left to arrive for the next press. */
  patience?: number;
}

/**
 * The code of a chunk, fetched when `wanted` first becomes true; null until then. It stays for the way a dialog closes and for the next
 * time. Without `instead` nothing is drawn where it cannot be fetched.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted: boolean, { instead, retryOn, patience }: Options = {}): T | null {
  const value = useStore(chunk, (state) => state.value);
  const [everWanted, setEverWanted] = useState(false);
  const giveUp = useRef(instead);
  useEffect(() => {
    giveUp.current = instead;
  });
  useEffect(() => {
    if (!wanted) return;
    setEverWanted(true);
    let waiting = true;
    const stop = () => {
      if (waiting) giveUp.current?.();
      waiting = false;
    };
    const arrived = () => {
      waiting = false;
    };
    chunk.load().then(arrived, stop);
    const timer = patience === undefined ? undefined : setTimeout(stop, patience);
    return () => {
      waiting = false;
      clearTimeout(timer);
    };
  }, [chunk, wanted, patience, retryOn]);
  return wanted || everWanted ? value : null;
}

/** Whether the shopper waits for the code of what they opened: `aria-busy` of the control. */
export const useChunkBusy = (chunk: Chunk<unknown>, wanted: boolean): boolean =>
  useStore(chunk, ({ value }) => value === null) && wanted;
