import { type Extensions, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isAddress } from '../resource/link-address.ts';

/** Nothing of the kit that the platform does not store, and nothing that adds text by itself. */
const ABSENT = {
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  dropcursor: false,
  gapcursor: false,
  // Undo is the editor's own: it knows all fields.
  undoRedo: false,
} as const;

const link = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  isAllowedUri: isAddress,
  HTMLAttributes: { target: null, rel: null, class: null },
};

/** `richtext` (docs/platform.md: settings). */
export const BLOCKS: Extensions = [StarterKit.configure({ ...ABSENT, link })];

/** One paragraph, which `inline_richtext` stores without its tag. */
const Line = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

export const INLINE: Extensions = [
  Line,
  StarterKit.configure({
    ...ABSENT,
    link,
    document: false,
    heading: false,
    hardBreak: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
  }),
];
