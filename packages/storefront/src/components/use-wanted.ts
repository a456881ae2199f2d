import { useEffect, useState } from 'react';
import { overlays } from '../state/overlays.ts';
import { useModalOpen } from '../state/use-overlays.ts';

/** Whether the modal was opened before: then what is inside is loaded, and stays for the way it closes and for the next time. */
export function useWanted(id: string): boolean {
  const open = useModalOpen(id);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return open || wanted;
}

/** For `lazy`: a modal that cannot be had must not hold the page. `instead` does what is left to do. */
export function orClose<T>(id: string, load: () => Promise<T>, instead: () => void = () => {}): () => Promise<T> {
  return () =>
    load().catch((): Promise<T> => {
      overlays.closeModal(id);
      instead();
      return new Promise<never>(() => {});
    });
}
