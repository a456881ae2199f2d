import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { BLOCKS, INLINE } from './extensions.ts';
import { richHtml } from './rich-html.ts';

interface RichTextOptions {
  html: string;
  isInline: boolean;
  onChange(html: string): void;
  /** Attributes of the element that is typed in. */
  attributes: Record<string, string>;
}

/**
 * A text editor for stored HTML. Opening a text changes nothing: until its document differs, the text is the string it came as, even where the
 * editor would write it in another way.
 */
export function useRichText({ html, isInline, onChange, attributes }: RichTextOptions): Editor | null {
  const change = useRef(onChange);
  /** The stored text, and how the editor itself writes it. */
  const opened = useRef({ html, written: '' });
  /** What the field shows and has sent. */
  const shown = useRef(html);

  const editor = useEditor({
    extensions: isInline ? INLINE : BLOCKS,
    content: html,
    editorProps: { attributes },
    onCreate({ editor: created }) {
      opened.current = { html: shown.current, written: richHtml(created.getJSON(), isInline) };
    },
    onUpdate({ editor: updated }) {
      const written = richHtml(updated.getJSON(), isInline);
      const next = written === opened.current.written ? opened.current.html : written;
      if (next === shown.current) return;
      shown.current = next;
      change.current(next);
    },
  });

  useEffect(() => {
    change.current = onChange;
  });

  useEffect(() => {
    if (!editor || html === shown.current) return;
    editor.commands.setContent(html, { emitUpdate: false });
    shown.current = html;
    opened.current = { html, written: richHtml(editor.getJSON(), isInline) };
  }, [editor, html, isInline]);

  return editor;
}
