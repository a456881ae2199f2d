import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the room of a list that could not be read is still kept: until nobody sees it, so that nothing moves under a visitor's
 * eyes. `failed`: there is nothing to put in it.
 */
export function useKeptRoom(section: RefObject<HTMLElement | null>, failed: boolean): boolean {
  const [given, setGiven] = useState(false);
  useEffect(() => {
    setGiven(false);
    if (!failed || !section.current || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) setGiven(true);
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [failed, section]);
  return failed && !given;
}
