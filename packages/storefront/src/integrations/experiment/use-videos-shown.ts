import { useEffect, useState } from 'react';

/**
 * Whether the videos of a product are shown (rule product-22, experiment). True at the first paint, as Liquid has it; nothing is fetched where
 * no experiment names it, or where the chosen color has no video (`any`).
 */
export function useVideosShown(handle: string, any: boolean): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (!mayBeHidden(handle, any)) return;
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
  }, [handle, any]);
  return shown;
}

/** Whether an experiment may hide one of the product's videos; also where it cannot be read, which is to be told. */
function mayBeHidden(handle: string, any: boolean): boolean {
  const config = document.getElementById('shoplift-config')?.textContent;
  if (!config) return false;
  try {
    JSON.parse(config);
    return any && config.includes(handle);
  } catch {
    return true;
  }
}
