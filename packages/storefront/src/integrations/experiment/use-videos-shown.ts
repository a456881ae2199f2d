import { useEffect, useState } from 'react';

const loadWatch = () => import('./watch-videos.ts');

/**
 * Whether the videos of a product are shown (rule product-22, experiment). True at the first paint, as Liquid has it; nothing is fetched where
 * no experiment names it, or where the chosen color has no video (`any`).
 */
export function useVideosShown(handle: string, any: boolean): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (!mayBeHidden(handle, any)) return;
    let unmounted = false;
    const update = (value: boolean) => {
      if (!unmounted) setShown(value);
    };
    loadWatch().then(
      ({ watchVideos }) => watchVideos(handle, update),
      () => update(false),
    );
    return () => {
      unmounted = true;
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
