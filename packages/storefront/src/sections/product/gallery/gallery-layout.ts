/** One way to move through the slides: the grid's or the carousel's. */
export interface GalleryLayout {
  /** Brings a slide into sight. */
  goTo(slide: HTMLElement): void;
  /** The slides are others now: 'first' starts at the first of them, 'same' stays where it is. */
  refresh(place: 'first' | 'same'): void;
  stop(): void;
}

/** What of a gallery's elements its layouts need. */
export interface GalleryParts {
  root: HTMLElement;
  /** What shows a part of the list. */
  view: HTMLElement;
  list: HTMLElement;
  /** The slides as they are now, in order. */
  slides(): HTMLElement[];
  /** Tells which slide is seen. */
  see(slide: HTMLElement): void;
}
