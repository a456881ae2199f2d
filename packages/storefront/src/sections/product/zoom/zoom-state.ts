/** How far a picture is enlarged (rule gallery-15). */
export type ZoomState = 'closed' | 'opening' | 'open' | 'grabbed' | 'released' | 'closing';

/**
 * `open`: a picture was pressed · `done`: the movement that runs has ended · `hold`: a press has lasted 200 ms · `release`: such a press
 * has ended · `click`: a shorter one · `close`: Escape, 40 px of scrolling, another size of the window.
 */
export type ZoomEvent = 'open' | 'done' | 'hold' | 'release' | 'click' | 'close';

/** The next state for each event; an event without an entry changes nothing. Clicks while it opens are ignored: double clicks. */
export const ZOOM: Record<ZoomState, Partial<Record<ZoomEvent, ZoomState>>> = {
  closed: { open: 'opening' },
  opening: { done: 'open', close: 'closing' },
  open: { hold: 'grabbed', click: 'closing', close: 'closing' },
  grabbed: { release: 'released', click: 'closing', close: 'closing' },
  released: { done: 'open', hold: 'grabbed', click: 'closing', close: 'closing' },
  closing: { done: 'closed' },
};

export const nextZoom = (state: ZoomState, event: ZoomEvent): ZoomState => ZOOM[state][event] ?? state;
