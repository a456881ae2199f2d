import { type Drop, defineDrop } from '@vitrine/liquid';

/** A section of the page being rendered, with the functions that create its objects. */
export interface SectionSubject {
  id: string;
  /** `template`, the type of its group, or `static` (docs/platform.md: section rendering). */
  location: string;
  /** Position within its location, 0-based; null for static sections and through the section rendering call. */
  index: number | null;
  /** Attributes for the editor; empty outside of it. */
  attributes: string;
  settings: () => Drop;
  blocks: () => Drop[];
}

export const sectionDrop: (subject: SectionSubject) => Drop = defineDrop<SectionSubject>({
  kind: 'section',
  fields: {
    id: ({ id }) => id,
    settings: ({ settings }) => settings(),
    blocks: ({ blocks }) => blocks(),
    index: ({ index }) => (index === null ? null : index + 1),
    index0: ({ index }) => index,
    location: ({ location }) => location,
    shopify_attributes: ({ attributes }) => attributes,
  },
  print: ({ id }) => id,
  identity: ({ id }) => id,
});

export interface BlockSubject {
  id: string;
  type: string;
  attributes: string;
  settings: () => Drop;
  blocks: () => Drop[];
}

export const blockDrop: (subject: BlockSubject) => Drop = defineDrop<BlockSubject>({
  kind: 'block',
  fields: {
    id: ({ id }) => id,
    type: ({ type }) => type,
    name: ({ type }) => type,
    settings: ({ settings }) => settings(),
    blocks: ({ blocks }) => blocks(),
    shopify_attributes: ({ attributes }) => attributes,
  },
  print: ({ id }) => id,
  identity: ({ id }) => id,
});
