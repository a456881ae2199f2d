import type { Overlays } from '../../state/overlays/overlays-store.ts';
import type { Popup, PopupBlock } from './popups.schema.ts';

/** Id of the modal the popup is shown in. */
export const POPUP = 'popup';

/** A popup that has a turn: `delay` in seconds. */
export type Timed = Omit<Popup, 'index'> & Pick<PopupBlock, 'delay' | 'heading' | 'text' | 'image' | 'link_label'>;

export interface PopupContext {
  overlays: Pick<Overlays, 'getState' | 'subscribe' | 'openModal'>;
  readCookie: (name: string) => string | null;
  /** True while the visitor writes somewhere or is asked something else: nobody may be interrupted. */
  busy: () => boolean;
  /** Milliseconds since the page was opened. */
  age: () => number;
  /** Milliseconds; answers how to give it up. */
  after: (ms: number, run: () => void) => () => void;
}

/** Milliseconds after which a popup that could not appear tries again. */
export const LATER = 1000;

/** Whether there is anything to show: a block that the merchant has just placed is empty. */
const says = ({ heading, text, image, link_label }: Timed): boolean => Boolean(heading || text || image || link_label);

/**
 * The first popup whose cookie is unset appears, once the page has been open for its delay (rules popup-7, popup-8): once a page, never over another open dialog or drawer,
 * never while the visitor writes; then it tries again later. Answers how to give up.
 */
export function awaitTurn<P extends Timed>(
  popups: readonly P[],
  show: (popup: P) => void,
  { overlays, readCookie, busy, age, after }: PopupContext,
): () => void {
  const popup = popups.find((each) => says(each) && readCookie(each.cookie_name) === null);
  if (!popup) return () => {};
  const covered = () => {
    const { modal, panel } = overlays.getState();
    return modal !== null || panel !== null;
  };
  const attempt = () => {
    if (covered() || busy()) {
      giveUp = after(LATER, attempt);
      return;
    }
    // Closed in another tab in the meantime.
    if (readCookie(popup.cookie_name) !== null) return;
    show(popup);
    overlays.openModal(POPUP);
  };
  let giveUp = () => {};
  const wait = popup.delay * 1000 - age();
  if (wait > 0) giveUp = after(wait, attempt);
  else attempt();
  return () => giveUp();
}
