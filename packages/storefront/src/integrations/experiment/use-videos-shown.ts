import { useEffect, useState } from 'react';

/**
 * Whether the videos of a product are shown (`spec §4`, experiment). True at the first paint, as Liquid has it; nothing is fetched where
 * no experiment names it.
 */
export function useVideosShown(handle: string): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (!mayBeHidden(handle)) return;
    let gone = false;
    const tell = (value: boolean) => {
      if (!gone) setShown(value);
    };
    import('./watch-videos.ts').then(
      ({ watchVideos }) => watchVideos(handle, tell),
      () => tell(false),
    );
    return () => {
      gone = true;
    };
  }, [handle]);
  return shown;
}

/** Whether an experiment may name the product; also where it cannot be read, which is to be told. */
function mayBeHidden(handle: string): boolean {
  const config = document.getElementById('shoplift-config')?.textContent;
  if (!config || config.includes(handle)) return Boolean(config);
  try {
    JSON.parse(config);
    return false;
  } catch {
    return true;
  }
}
