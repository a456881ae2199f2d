import type { Theme } from '../theme/load.ts';

/** What differs of a page that the theme editor shows: it is rendered for one merchant, and nothing of it is cached. */
export interface PagePreview {
  /** Of the draft; it is part of the addresses of rendered assets. */
  draft: string;
  /** The theme with what is changed and not saved. */
  theme: Theme;
  /** Nothing can be bought. */
  isSoldOut: boolean;
  /** A small picture of one section: `request.visual_preview_mode`. */
  isVisual: boolean;
  /** Receives what the theme does wrong: Liquid errors, missing files. */
  report(line: string): void;
}
