/**
 * Messages between the editor and the page in its preview, which has the script `/editor/preview.js`. Both are of one origin, and take
 * messages from it alone. Each has `vitrine` so that no other script's message is taken for one.
 */

/** Header of a previewed page: what Liquid reported of it, a JSON list of sentences in percent-encoding. */
export const ERRORS_HEADER = 'x-vitrine-editor-errors';

/** A section or block of the page, by the ids of its attributes. */
export interface Target {
  section: string;
  block?: string;
}

export type TypeNames = Readonly<Record<string, string>>;

/** From the editor to the page. */
export type ToPreview =
  /**
   * Sections as they are now: HTML with the wrapper, or null where the page no longer has it. One that is not there yet is put before `before`
   * (the id of another section), or after `after`. `order`: ids in the order in which they stand beside each other. The page answers `shown`.
   */
  | {
      vitrine: 'sections';
      /** Given back in `shown`. */
      turn: number;
      sections: Readonly<Record<string, string | null>>;
      added?: Readonly<Record<string, { before?: string; after?: string }>>;
      order?: readonly string[];
      /** The moved section, which gets `shopify:section:reorder`. */
      moved?: string;
    }
  /** The whole page as it is now: what differs of it is replaced. Answered by `shown`, or the page loads itself again. */
  | { vitrine: 'page'; turn: number; html: string }
  /** `load`: by a change and not by the merchant. Scrolled into view unless `still`. */
  | { vitrine: 'select'; target: Target; load: boolean; still?: boolean }
  | { vitrine: 'deselect' }
  /** Outlined, as a pointer over the tree points at it; null: nothing. */
  | { vitrine: 'point'; target: Target | null }
  /**
   * What the outlines call sections and blocks, in the editor's language: by a section's type `hero`, by the type of a section's own block
   * `hero:slide`, by that of a theme block `:text`. A type that has no name is made readable.
   */
  | { vitrine: 'names'; names: TypeNames }
  /** Whether a click selects (true) or does what the shop does. */
  | { vitrine: 'inspect'; active: boolean };

/** From the page to the editor. */
export type FromPreview =
  /** The page is there. `errors`: what Liquid reported of it. */
  | {
      vitrine: 'ready';
      path: string;
      title: string;
      sections: readonly { id: string; type: string }[];
      errors: readonly string[];
    }
  /** A click. */
  | { vitrine: 'picked'; target: Target }
  /** A pointer is over it; null: over none. */
  | { vitrine: 'pointed'; target: Target | null }
  /** A link or a form leads there: path and query inside the shop, with the language's prefix. */
  | { vitrine: 'leaves'; path: string }
  /** A `sections` or `page` message is on the screen. `ms` since the message arrived. */
  | { vitrine: 'shown'; turn: number; ms: number }
  /** A key that is the editor's: `undo`, `redo`, `save`. */
  | { vitrine: 'key'; command: 'undo' | 'redo' | 'save' }
  /** A script of the page failed. */
  | { vitrine: 'failed'; message: string };
