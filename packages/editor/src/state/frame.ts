import type { FromPreview, ToPreview } from '@vitrine/contract/editor/preview.ts';
import type { Frame } from './sync.ts';

/** ms after which a page that does not answer no longer holds up the next change: a hidden tab paints nothing. */
const PATIENCE = 1000;
/** As long for one that is being loaded. */
const LOADING_PATIENCE = 20_000;

export interface PreviewFrame extends Frame {
  /** The element that shows the pages; null when it is gone. */
  attach(element: HTMLIFrameElement | null): void;
  /** Takes over what the page says. Returns what stops it. */
  listen(listener: (message: FromPreview) => void): () => void;
}

const isMessage = (data: unknown): data is FromPreview =>
  typeof data === 'object' && data !== null && 'vitrine' in data && typeof data.vitrine === 'string';

/** The previewed page in its iframe. `address` is where it is loaded from. */
export function createPreviewFrame(address: () => string, host: Window = window): PreviewFrame {
  let frame: HTMLIFrameElement | null = null;
  /** Who waits for a turn, by its number. */
  const waiting = new Map<number, () => void>();

  function done(turn: number): void {
    for (const [one, resolve] of waiting) {
      if (one > turn) continue;
      waiting.delete(one);
      resolve();
    }
  }

  const wait = (turn: number, ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => done(turn), ms);
      waiting.set(turn, () => {
        clearTimeout(timer);
        resolve();
      });
    });

  return {
    attach(element) {
      frame = element;
    },
    send: (message: ToPreview) => frame?.contentWindow?.postMessage(message, host.location.origin),
    load() {
      done(Number.POSITIVE_INFINITY);
      // `replace` leaves no entry behind: Back leaves the editor, not a page of the preview.
      frame?.contentWindow?.location.replace(address());
      return wait(Number.POSITIVE_INFINITY, LOADING_PATIENCE);
    },
    shown: (turn) => wait(turn, PATIENCE),
    listen(listener) {
      const heard = ({ data, origin, source }: MessageEvent) => {
        if (origin !== host.location.origin || source !== frame?.contentWindow || !isMessage(data)) return;
        if (data.vitrine === 'shown') done(data.turn);
        if (data.vitrine === 'ready') done(Number.POSITIVE_INFINITY);
        listener(data);
      };
      host.addEventListener('message', heard);
      return () => host.removeEventListener('message', heard);
    },
  };
}
