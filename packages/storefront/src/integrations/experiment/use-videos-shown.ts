import { useEffect, useState } from 'react';

/**
 * Whether the videos of a product are shown (`spec §4`, experiment). True at the first paint, as Liquid has it; nothing is fetched on
 * pages without an experiment.
 */
export function useVideosShown(handle: string): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (!document.getElementById('shoplift-config')) return;
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
