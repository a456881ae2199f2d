import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../state/use-store.ts';
import type { Chunk } from './chunk.ts';

interface Options {
  /**
   * Called when the code cannot be fetched. It closes what was to open, so that the next press tries again, and shows the shopper
   * another way: the plain page, say; `announceNotLoaded` where there is none. Left out where nobody has asked for it.
   */
  instead?: () => void;
  /** After a failure, a change of this value tries again. */
  retryOn?: unknown;
  /** ms after which a shopper who waits gets `instead`, and the code is left to arrive for the next press. */
  patience?: number;
}

/**
 * The code of a chunk, fetched when `wanted` first becomes true; null until then. It stays for the way a dialog closes and for the next
 * time. Where it cannot be fetched nothing is drawn.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted: boolean, { instead, retryOn, patience }: Options = {}): T | null {
  const value = useStore(chunk, (state) => state.value);
  const [everWanted, setEverWanted] = useState(false);
  if (wanted && !everWanted) setEverWanted(true);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => {
    giveUp.current = instead;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `retryOn` is what tries again
  useEffect(() => {
    if (wanted) return waitFor(chunk, () => giveUp.current?.(), patience);
  }, [chunk, wanted, patience, retryOn]);
  return wanted || everWanted ? value : null;
}

/** Loads a chunk and calls `stop` where it fails or takes longer than `patience`. What it returns ends the wait. */
function waitFor(chunk: Chunk<unknown>, stop: () => void, patience: number | undefined): () => void {
  let isWaiting = true;
  const end = () => {
    isWaiting = false;
    clearTimeout(timer);
  };
  const giveUp = () => {
    if (isWaiting) stop();
    end();
  };
  const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
  chunk.load().then(end, giveUp);
  return end;
}

/** Whether the shopper waits for the code of what they opened: `aria-busy` of the control. */
export const useChunkBusy = (chunk: Chunk<unknown>, wanted: boolean): boolean =>
  useStore(chunk, ({ value }) => value === null) && wanted;
