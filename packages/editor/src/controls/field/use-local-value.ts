import { useState } from 'react';

/**
 * What a field shows while it is edited: a key is on the screen before anything else learns of it. A new `outer` value replaces it, unless
 * it is what the field sent itself: `stored` says what becomes of a local value ("1.50" is stored as 1.5, and stays "1.50" here).
 */
export function useLocalValue<T>(outer: T, stored: (local: T) => T = (local) => local): [T, (local: T) => void] {
  const [local, setLocal] = useState(outer);
  const [seen, setSeen] = useState(outer);
  if (!Object.is(seen, outer)) {
    setSeen(outer);
    if (!Object.is(stored(local), outer)) setLocal(outer);
  }
  return [local, setLocal];
}
