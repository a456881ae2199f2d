import { ZOOM_WIDTH } from '../../../state/viewport/viewport.ts';
import { fit, OPEN, type Point, poseGrabbed, poseInSlot } from './zoom-fit.ts';
import { createOverlay } from './zoom-overlay.ts';
import { watchPresses } from './zoom-presses.ts';
import { nextZoom, type ZoomEvent, type ZoomState } from './zoom-state.ts';

/** px of scrolling since it opened that close it (rule gallery-14). */
const SCROLL_AWAY = 40;
/** px by which an arrow key moves the enlarged point. */
const STEP = 80;

/** Of the page: one picture is enlarged at a time. */
let state: ZoomState = 'closed';

/**
 * Enlarges the picture beside `link` over the page, from 1029 px on (rules gallery-13, gallery-14, gallery-15): a modal dialog that is closed by a click, Escape,
 * 40 px of scrolling or another size of the window. A press that is held grabs the picture and moves it. The focus returns to `link`.
 */
export function openZoom(link: HTMLElement): void {
  const picture = link.parentElement?.querySelector('img');
  if (state !== 'closed' || !picture || window.innerWidth <= ZOOM_WIDTH) return;
  const root = document.documentElement;
  const middle = (): Point => ({ x: root.clientWidth / 2, y: root.clientHeight / 2 });
  const box = fit(picture, { width: root.clientWidth, height: root.clientHeight });
  const overlay = createOverlay(picture, box);
  const origin = { x: window.scrollX, y: window.scrollY };
  let pointer = middle();

  /** Action on entering each state. */
  const ENTER: Partial<Record<ZoomState, () => void>> = {
    opening: () => overlay.move(OPEN, 1).then(done),
    grabbed: () => overlay.move(poseGrabbed(box, pointer), 1),
    released: () => overlay.move(OPEN, 1).then(done),
    closing: () => overlay.move(poseInSlot(box, picture.getBoundingClientRect()), 0).then(done),
    closed: () => {
      ends.abort();
      overlay.remove();
      link.focus({ preventScroll: true });
    },
  };
  function send(event: ZoomEvent) {
    const before = state;
    state = nextZoom(before, event);
    if (state !== before) ENTER[state]?.();
  }
  /** An animation that another one has replaced sends no event. */
  const done = (ended: boolean) => {
    if (ended) send('done');
  };

  const ends = new AbortController();
  const { signal } = ends;
  watchPresses(overlay.dialog, signal, {
    hold(place) {
      pointer = place;
      send('hold');
    },
    drag(place) {
      pointer = place;
      if (state === 'grabbed') overlay.follow(poseGrabbed(box, place));
    },
    release: () => send('release'),
    click: () => send('click'),
    swipe: () => send('close'),
  });
  const close = () => send('close');
  window.addEventListener('resize', close, { signal });
  window.addEventListener(
    'scroll',
    () => {
      const far = Math.max(Math.abs(window.scrollX - origin.x), Math.abs(window.scrollY - origin.y));
      if (far >= SCROLL_AWAY) close();
    },
    { signal, passive: true },
  );
  overlay.dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  // A second Escape closes the dialog without a cancel event.
  overlay.dialog.addEventListener(
    'close',
    () => {
      if (state === 'closed') return;
      state = 'closed';
      ENTER.closed?.();
    },
    { signal },
  );
  overlay.dialog.addEventListener(
    'keydown',
    (event) => {
      const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (arrow) {
        const [x = 0, y = 0] = arrow;
        event.preventDefault();
        if (state === 'grabbed') pointer = { x: pointer.x + x * STEP, y: pointer.y + y * STEP };
        else send('hold');
        if (state === 'grabbed') overlay.move(poseGrabbed(box, pointer), 1);
      } else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) {
        event.preventDefault();
        close();
      }
    },
    { signal },
  );
  send('open');
}
