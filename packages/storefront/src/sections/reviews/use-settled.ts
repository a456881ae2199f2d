import { useEffect, useState } from 'react';

/** True from the second frame on after `done` has become true: what came with it has been laid out. */
export function useSettled(done: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!done) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [done]);
  return settled;
}
