/** One way to move through the slides: the grid's or the carousel's. */
export interface GalleryLayout {
  /** Scrolls a slide into view. */
  goTo(slide: HTMLElement): void;
  /** The slides have changed: 'first' goes to the first of them, 'same' stays. */
  refresh(place: 'first' | 'same'): void;
  stop(): void;
}

/** The elements of a gallery that its layouts need. */
export interface GalleryParts {
  root: HTMLElement;
  /** The scroll container of the list. */
  view: HTMLElement;
  list: HTMLElement;
  /** The slides as they are now, in order. */
  slides(): HTMLElement[];
  /** Reports the slide in view. */
  see(slide: HTMLElement): void;
}
